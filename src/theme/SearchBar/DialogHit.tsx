import ResultLink from '@site/src/plugins/search/client/ResultLink';
import {memo, type ReactElement, type ReactNode} from 'react';

type Hit = {
  readonly url: string;
  /** How a result is drawn; missing of recent searches and favourites, which DocSearch draws with their buttons. */
  readonly _snippetResult?: object;
};
type Props = {readonly hit: Hit; readonly children: ReactNode};

/** DocSearch draws all results several times for each key; one that looks the same is left alone. */
const Drawn = memo(function Drawn({url, html}: {readonly url: string; readonly html: string}): ReactNode {
  return <ResultLink href={url} dangerouslySetInnerHTML={{__html: html}} />;
});

/** A result in the dialog. */
export default function DialogHit({hit, children}: Props): ReactElement {
  const {html}: {html?: string} = hit._snippetResult ?? {};
  return html === undefined ? <ResultLink href={hit.url}>{children}</ResultLink> : <Drawn url={hit.url} html={html} />;
}
