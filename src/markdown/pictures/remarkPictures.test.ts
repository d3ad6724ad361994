import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {remarkPictures} from './remarkPictures';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const write = (file: string, text: string): void => {
  mkdirSync(join(folder, file, '..'), {recursive: true});
  writeFileSync(join(folder, file), text);
};

async function read(value: string): Promise<string> {
  const file = new VFile({value, path: join(folder, 'docs/a/index.mdx')});
  return String(await compile(file, {remarkPlugins: [remarkPictures], jsx: true}));
}

const PICTURE = 'menu:\n  title: Menu\n  alt: Up to %limits.payloadSize%.\n  legend: [Deploy]\n  parts:\n';

beforeAll(() => {
  write('docs/a/pictures.yaml', `${PICTURE}    - {button: Deploy, icon: plus, callout: 1}\n`);
  write('docs/b/pictures.yaml', 'wait: {title: Wait, alt: It waits., end: 4, lanes: []}\n');
});

afterAll(() => rmSync(folder, {recursive: true}));

it("reads a picture's props from the file next to the page or a different one, and fills in figures", async () => {
  const code = (await read('<Screen of="menu" />\n\n<Timeline of="../b#wait" />')).replaceAll(/\s+/g, ' ');
  expect(code).toMatch(/<Screen title="Menu" alt="Up to 512KB\." legend=\{\["Deploy"\]\} parts=\{\[\{ "?button"?: /);
  expect(code).toContain('<Timeline title="Wait" alt="It waits." end={4} lanes={[]}');
});

it('accepts pictures described in the page, and other components', async () => {
  await expect(read('<Picture title="a" alt={text}>\n\n</Picture>\n\n<Limit id="memory" />')).resolves.toBeDefined();
});

it.each([
  ['Text\n\n<Picture title="Limits">\n\n</Picture>', /docs\/a\/index\.mdx:3: <Picture> has no alt/],
  ['<Timeline title="a" alt=" " />', /:1: <Timeline> has no alt/],
  ['<Screen of="mneu" />', /:1: <Screen of="mneu">: .*a\/pictures\.yaml has no picture "mneu"; did you mean "menu"\?/],
  ['<Screen of="../c#menu" />', /there is no .*c\/pictures\.yaml/],
])('names file and line: %s', async (source, message) => {
  await expect(read(source)).rejects.toThrow(message);
});

it.each([
  ['', /has no picture "menu"/],
  ['menu: {title: Menu, alt: A menu.}', /:1: it draws nothing; allowed: "parts" of a screen or "lanes"/],
])("names what's missing in the file %j", async (text, message) => {
  write('docs/a/pictures.yaml', text);
  await expect(read('<Screen of="menu" />')).rejects.toThrow(message);
});

it.each([
  ['{buton: A}', /pictures\.yaml:6: "buton" isn't a part of a screen; did you mean "button"\? allowed: addStep, /],
  ['{button: A, icn: plus}', /:6: "icn" isn't an entry of "button"; did you mean "icon"\? allowed: button, tone, icon/],
  ['{button: A, icon: pluss}', /:6: "icon" is "pluss"; did you mean "plus"\?/],
  ['{row: [{choice: A, kind: selct}]}', /:6: "kind" is "selct"; allowed: radio/],
  ['{tree: [{nam: a}]}', /:6: "nam" isn't an entry of "tree"; did you mean "name"\?/],
  ['{badge: "%limits.payloadSiz%"}', /:6: wrong token %limits\.payloadSiz%/],
  ['{badge: "%limit.payloadSize%"}', /:6: wrong token %limit\.payloadSize%.*Nearest: %limits\.payloadSize%/],
  ['{button: A, callout: one}', /:6: "callout" has to be a number/],
  ['{grid: Key}', /:6: "grid" has to be a list/],
  ['{badge: A', /:\d+: .*flow map/i],
])('names the line of %s', async (part, message) => {
  write('docs/a/pictures.yaml', `${PICTURE}    - ${part}\n`);
  await expect(read('<Screen of="menu" />')).rejects.toThrow(message);
});
