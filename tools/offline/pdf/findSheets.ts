import {getDocumentProxy} from 'unpdf';

/** Reads from a PDF on which sheet each anchor is that a link leads to, counted from one. */
export async function findSheets(pdf: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const destinations = Object.entries(await document.getDestinations());
  return new Map(
    await Promise.all(
      destinations.map(async ([name, [reference]]) => [name, (await document.getPageIndex(reference)) + 1] as const),
    ),
  );
}
