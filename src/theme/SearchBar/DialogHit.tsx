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
  const {html}: {html?: string} = hit._snippetResult ?? {};
  return html === undefined ? (
    <a href={hit.url}>{children}</a>
  ) : (
    <a href={hit.url} dangerouslySetInnerHTML={{__html: html}} />
  );
}
