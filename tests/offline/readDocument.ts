import {getDocumentProxy, extractText} from 'unpdf';

/** A PDF as it was read back. */
export type PrintedDocument = {
  /** Text of each sheet. */
  readonly text: readonly string[];
  /** Titles of the outline from top to bottom, those below an entry right after it. */
  readonly outline: readonly string[];
  /** Places that links inside the document lead to, and whether each one exists. */
  readonly places: ReadonlyMap<string, boolean>;
  /** Addresses of the links that leave the document. */
  readonly addresses: readonly string[];
  /** Whether it says what is a heading, a list or a table, for screen readers. */
  readonly tagged: boolean;
};

type Outline = readonly {readonly title: string; readonly items: Outline}[];

const listTitles = (entries: Outline): string[] =>
  entries.flatMap(({title, items}) => [title.trim(), ...listTitles(items)]);

/** A link as the library describes it: `url` is missing where an address is not absolute. */
type LinkAnnotation = {readonly dest?: unknown; readonly url?: string; readonly unsafeUrl?: string};

/** Reads a PDF back: its text, outline and links. */
export async function readDocument(pdf: Uint8Array): Promise<PrintedDocument> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const destinations = await document.getDestinations();
  const links: LinkAnnotation[] = [];
  for (let sheet = 1; sheet <= document.numPages; sheet += 1) {
    const annotations = await (await document.getPage(sheet)).getAnnotations();
    links.push(...(annotations as readonly LinkAnnotation[]));
  }
  const addresses = links.flatMap(({url, unsafeUrl}) => url ?? unsafeUrl ?? []);
  const inside = links.filter(({url, unsafeUrl}) => (url ?? unsafeUrl) === undefined).map(({dest}) => String(dest));
  const {text} = await extractText(document, {mergePages: false});
  const marks = (await document.getMarkInfo()) as {readonly Marked?: boolean} | null;
  return {
    text,
    outline: listTitles(((await document.getOutline()) ?? []) as Outline),
    places: new Map(inside.map((place) => [place, place in destinations])),
    addresses: [...new Set(addresses)],
    tagged: marks?.Marked === true,
  };
}
