import type {SearchAnswer} from '../engine/result';
import type {EngineClient} from './createEngineClient';
import {nextQueries} from './nextQueries';
import type {Question} from './protocol';

/**
 * Has the answers to the likely next letters in the page before they are typed. An answer that is asked for with its
 * letter comes back after the browser has painted the letter, as that goes before all else after a key; one that is
 * here already is painted together with it.
 *
 * @param painted settles once the page has painted the last answer: no other comes before it
 * @returns the engine's search, sooner
 */
export function foresee(
  {search, prepare}: Pick<EngineClient, 'search' | 'prepare'>,
  painted: () => Promise<void>,
): EngineClient['search'] {
  const ready = new Map<string, SearchAnswer>();
  let newest: Question | undefined;

  async function prepareNext(question: Question, {hits}: SearchAnswer): Promise<void> {
    ready.clear();
    for (const query of nextQueries(question.query, hits)) {
      await painted();
      if (newest !== question) return;
      const next = {...question, query};
      const answer = await prepare(next);
      if (newest !== question) return;
      ready.set(JSON.stringify(next), answer);
    }
  }

  return async (question) => {
    newest = question;
    const answer = ready.get(JSON.stringify(question)) ?? (await search(question));
    if (newest === question && question.typing) prepareNext(question, answer).catch(() => undefined);
    return answer;
  };
}
