import type {SearchAnswer} from '../engine/result';
import type {EngineClient} from './createEngineClient';
import {foresee} from './foresee';
import type {Question} from './protocol';

const ask = (query: string, typing = true): Question => ({
  query,
  version: 'latest',
  limit: 8,
  perPage: 2,
  snippet: 120,
  typing,
});

const answerTo = (query: string): SearchAnswer => ({
  hits: ['Steps', 'Storage'].map((title) => ({
    path: '/',
    anchor: null,
    pageTitle: title,
    heading: title,
    headingHtml: query,
    snippetHtml: '',
  })),
  pages: 2,
  suggestions: [],
  depth: 'full',
});

describe('answers made before they are asked for', () => {
  const searched: string[] = [];
  const prepared: string[] = [];
  let paint: (() => void)[] = [];
  let prepare: EngineClient['prepare'];
  let search: EngineClient['search'];

  /** Lets the page paint, and what waits for it go on. */
  async function paintNow(): Promise<void> {
    paint.splice(0).forEach((settle) => settle());
    await new Promise((resolve) => setTimeout(resolve));
  }

  beforeEach(() => {
    searched.length = 0;
    prepared.length = 0;
    paint = [];
    prepare = async ({query}) => (prepared.push(query), answerTo(query));
    search = foresee(
      {search: async ({query}) => (searched.push(query), answerTo(query)), prepare: (question) => prepare(question)},
      () => new Promise((resolve) => paint.push(resolve)),
    );
  });

  it('are given at once, the same as the engine would give', async () => {
    await search(ask('st'));
    await paintNow();
    await paintNow();
    expect(prepared).toEqual(['ste', 'sto']);
    expect(await search(ask('sto'))).toEqual(answerTo('sto'));
    expect(searched).toEqual(['st']);
  });

  it('are made one by one, each after the page has painted', async () => {
    await search(ask('st'));
    expect(prepared).toEqual([]);
    await paintNow();
    expect(prepared).toEqual(['ste']);
    await paintNow();
    expect(prepared).toEqual(['ste', 'sto']);
  });

  it('are made for the next letter after a foreseen one too', async () => {
    await search(ask('st'));
    await paintNow();
    await search(ask('ste'));
    await paintNow();
    expect(prepared).toEqual(['ste', 'step']);
  });

  it('are not made where the next letter is there already', async () => {
    await search(ask('st'));
    await search(ask('stx'));
    await paintNow();
    await paintNow();
    expect(prepared).toEqual([]);
  });

  it('are not made where nobody types on', async () => {
    await search(ask('st', false));
    await paintNow();
    expect(prepared).toEqual([]);
  });

  it('are given to no other question', async () => {
    await search(ask('st'));
    await paintNow();
    await search({...ask('ste'), version: 'v1'});
    await search({...ask('ste'), limit: 30});
    expect(searched).toEqual(['st', 'ste', 'ste']);
  });

  it('are forgotten with the next answer', async () => {
    await search(ask('st'));
    await paintNow();
    await search(ask('sx'));
    await search(ask('ste'));
    expect(searched).toEqual(['st', 'sx', 'ste']);
  });

  it('are asked for again where they could not be made', async () => {
    prepare = () => Promise.reject(new Error('no index'));
    await search(ask('st'));
    await paintNow();
    expect(await search(ask('ste'))).toEqual(answerTo('ste'));
    expect(searched).toEqual(['st', 'ste']);
  });

  it('are dropped where they come after the next question', async () => {
    let letGo = (): void => undefined;
    prepare = async ({query}) => {
      await new Promise<void>((resolve) => (letGo = resolve));
      return answerTo(query);
    };
    await search(ask('st'));
    await paintNow();
    await search(ask('sx', false));
    letGo();
    await paintNow();
    await search(ask('ste'));
    expect(searched).toEqual(['st', 'sx', 'ste']);
  });
});
