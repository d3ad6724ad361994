import {useMemo, type ReactElement, type ReactNode} from 'react';

type Hit = {
  readonly url: string;
  /** How a result is drawn; missing of recent searches and favourites, which DocSearch draws with their buttons. */
  readonly _snippetResult?: object;
};
type Props = {readonly hit: Hit; readonly children: ReactNode};

/** A result in the dialog; `listenForResults` opens it. */
export default function DialogHit({hit, children}: Props): ReactElement {
  const {html}: {html?: string} = hit._snippetResult ?? {};
  // DocSearch draws all results for each key: React leaves one alone that is given the same object.
  const drawn = useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
  return (
    <a href={hit.url} dangerouslySetInnerHTML={drawn}>
      {drawn ? null : children}
    </a>
  );
}
