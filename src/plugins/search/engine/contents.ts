import type {ContentsFile, CoreFile} from '../index/format';
import type {LoadFile} from './loadFile';
import type {Outline} from './outline';
import {pieceOf} from './termSource';

/** Texts of the sections, fetched for the pages that are shown. */
export type Contents = {
  readonly prepare: (pages: readonly number[]) => Promise<void>;
  readonly prepareAll: () => Promise<void>;
  /** Text of a section; `undefined` while it has not been fetched. */
  readonly textOf: (section: number) => string | undefined;
};

/** Most files of text that one answer asks for. */
const MOST_FILES = 24;

/** Reads the texts of an index. */
export function createContents(core: CoreFile, outline: Outline, load: LoadFile): Contents {
  const starts = core.contents.starts.map(Number);
  const texts = new Map<number, string>();
  const taken = new Set<string>();

  async function take(name: string | undefined): Promise<void> {
    if (name === undefined || taken.has(name)) return;
    const file = await load<ContentsFile>(name);
    taken.add(name);
    file.texts.forEach((sections, at) => {
      const first = outline.pages[file.first + at]?.first ?? 0;
      sections.forEach((text, section) => texts.set(first + section, text));
    });
    file.headings?.forEach((rows, at) => outline.addHeadings(file.first + at, rows));
  }

  return {
    prepare: async (pages) => {
      const files = new Set(pages.map((page) => core.contents.files[pieceOf(starts, page)]));
      await Promise.all([...files].slice(0, MOST_FILES).map(take));
    },
    prepareAll: async () => {
      for (const file of core.contents.files) await take(file);
    },
    textOf: (section) => texts.get(section),
  };
}
