/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import type {Failure} from './loadWithRetry';

const loadPage = jest.fn<(pathname: string) => Promise<void>>();
const reloadIfReplaced = jest.fn<() => Promise<boolean>>();
jest.unstable_mockModule('./loadPage', () => ({loadPage}));
jest.unstable_mockModule('./newDeployment', () => ({reloadIfReplaced}));
const {loadWithRetry} = await import('./loadWithRetry');

const timeout = Object.assign(new Error('Loading chunk 1 failed.'), {type: 'timeout'});
const missing = Object.assign(new Error('Loading chunk 1 failed.'), {type: 'error'});

let wanted = true;
let failures: Failure[] = [];
let retry: () => void = () => undefined;
let resolved = jest.fn();

const settle = () => new Promise((done) => setTimeout(done, 0));

async function load(): Promise<void> {
  resolved = jest.fn();
  void loadWithRetry('/docs/limits/', {
    isCurrent: () => wanted,
    onStart: () => undefined,
    onFailure: (failure, again) => {
      failures.push(failure);
      retry = again;
    },
  }).then(resolved);
  await settle();
}

beforeEach(() => {
  wanted = true;
  failures = [];
  loadPage.mockReset().mockResolvedValue();
  reloadIfReplaced.mockReset().mockResolvedValue(false);
});

afterEach(() => void jest.restoreAllMocks());

describe('loadWithRetry', () => {
  it('resolves when the page has come', async () => {
    await load();
    expect(resolved).toHaveBeenCalled();
    expect(failures).toEqual([]);
  });

  it.each([
    ['timeout', timeout],
    ['missing', missing],
    ['missing', new SyntaxError('Unexpected token <')],
  ])('stays open and tells of a failure: %s', async (failure, error) => {
    loadPage.mockRejectedValueOnce(error);
    await load();
    expect(resolved).not.toHaveBeenCalled();
    expect(failures).toEqual([failure]);
  });

  it('says offline whatever the bundler threw, and looks for no deployment', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    loadPage.mockRejectedValueOnce(timeout);
    await load();
    expect(failures).toEqual(['offline']);
    expect(reloadIfReplaced).not.toHaveBeenCalled();
  });

  it('resolves after a retry', async () => {
    loadPage.mockRejectedValueOnce(missing).mockRejectedValueOnce(timeout);
    await load();
    retry();
    await settle();
    expect(failures).toEqual(['missing', 'timeout']);
    retry();
    await settle();
    expect(resolved).toHaveBeenCalled();
  });

  it('is silent about a page that is no longer wanted', async () => {
    loadPage.mockImplementationOnce(async () => {
      wanted = false;
      throw missing;
    });
    await load();
    expect(failures).toEqual([]);
    wanted = true;
    loadPage.mockImplementationOnce(async () => void (wanted = false));
    await load();
    expect(resolved).not.toHaveBeenCalled();
  });

  it('shows nothing while the window reloads for a new deployment', async () => {
    loadPage.mockRejectedValueOnce(missing);
    reloadIfReplaced.mockResolvedValue(true);
    await load();
    expect(failures).toEqual([]);
    expect(resolved).not.toHaveBeenCalled();
  });

  it('looks for a new deployment when a file is missing, not after a time-out', async () => {
    loadPage.mockRejectedValueOnce(timeout);
    await load();
    expect(reloadIfReplaced).not.toHaveBeenCalled();
  });
});
