/** @jsxImportSource preact */
import type {ComponentChildren, VNode} from 'preact';

type Hit = {
  readonly url: string;
  /** How a result is drawn; missing of recent searches and favourites, which DocSearch draws with their buttons. */
  readonly _snippetResult?: object;
};

/** What DocSearch gives to a result. */
export type HitProps = {readonly hit: Hit; readonly children: ComponentChildren};

/** A result in the dialog; `listenForResults` opens it. */
export default function DialogHit({hit, children}: HitProps): VNode {
  const drawn: {html?: string; first?: boolean} = hit._snippetResult ?? {};
  if (drawn.html === undefined) return <a href={hit.url}>{children}</a>;
  const place = drawn.first ? 'mr-search-result mr-search-first' : 'mr-search-result';
  return <a href={hit.url} className={place} dangerouslySetInnerHTML={{__html: drawn.html}} />;
}
