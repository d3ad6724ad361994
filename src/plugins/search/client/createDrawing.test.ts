import {jest} from '@jest/globals';
import {createDrawing, type Drawing} from './createDrawing';

const LIMIT = 100;

type Search = {
  readonly promise: Promise<void>;
  readonly answer: () => Promise<void>;
  readonly fail: () => Promise<void>;
};

function startSearch(): Search {
  let [resolve, reject] = [(): void => undefined, (_error: Error): void => undefined];
  const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
  const settled = async (): Promise<void> => void (await promise.catch(() => undefined));
  return {promise, answer: () => (resolve(), settled()), fail: () => (reject(new Error('no index')), settled())};
}

describe('a change of the dialog', () => {
  const draw = jest.fn();
  const tasks: (() => void)[] = [];
  const runTasks = (): void => tasks.splice(0).forEach((run) => run());
  let drawing: Drawing;

  beforeEach(() => {
    jest.useFakeTimers();
    draw.mockReset();
    tasks.length = 0;
    drawing = createDrawing((run) => tasks.push(run), LIMIT);
  });
  afterEach(() => jest.useRealTimers());

  it('is drawn when promises are settled where nothing is searched for', () => {
    drawing.schedule(draw);
    expect(draw).not.toHaveBeenCalled();
    runTasks();
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it.each(['answer', 'fail'] as const)('waits for its search and is drawn once: %s', async (end) => {
    const search = startSearch();
    drawing.schedule(draw);
    drawing.waitFor(search.promise);
    runTasks();
    expect(draw).not.toHaveBeenCalled();
    await search[end]();
    runTasks();
    jest.advanceTimersByTime(LIMIT);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('waits for all searches under way', async () => {
    const [first, second] = [startSearch(), startSearch()];
    drawing.schedule(draw);
    drawing.waitFor(first.promise);
    drawing.waitFor(second.promise);
    await first.answer();
    runTasks();
    expect(draw).not.toHaveBeenCalled();
    await second.answer();
    runTasks();
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is drawn without its answer after the limit, and the answer when it comes', async () => {
    const search = startSearch();
    drawing.schedule(draw);
    drawing.waitFor(search.promise);
    runTasks();
    jest.advanceTimersByTime(LIMIT - 1);
    expect(draw).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(draw).toHaveBeenCalledTimes(1);
    await search.answer();
    drawing.schedule(draw);
    runTasks();
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
