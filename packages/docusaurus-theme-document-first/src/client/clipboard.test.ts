/** @jest-environment jsdom */
import {afterEach, expect, it, jest} from '@jest/globals';
import {writeClipboardLater} from './clipboard';

const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
const write = jest.fn<(items: readonly unknown[]) => Promise<void>>().mockResolvedValue();

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  jest.clearAllMocks();
});

Object.defineProperty(navigator, 'clipboard', {value: {writeText, write}});

it('passes a promise to browsers that support it', async () => {
  const items: Record<string, Promise<Blob>>[] = [];
  Object.assign(globalThis, {
    ClipboardItem: class {
      constructor(item: Record<string, Promise<Blob>>) {
        items.push(item);
      }
    },
  });
  let arrive = (_: string): void => undefined;
  const copied = writeClipboardLater(new Promise((resolve) => (arrive = resolve)));
  expect(write).toHaveBeenCalledTimes(1);
  arrive('text');
  await copied;
  const blob = await items[0]?.['text/plain'];
  expect([blob?.type, blob?.size]).toEqual(['text/plain', 4]);
});

it('waits for the text in other browsers', async () => {
  await writeClipboardLater(Promise.resolve('text'));
  expect(writeText).toHaveBeenCalledWith('text');
});
