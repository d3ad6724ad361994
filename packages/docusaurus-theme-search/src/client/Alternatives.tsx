import {Fragment, type ReactNode} from 'react';

type Props = {readonly links: readonly ReactNode[]; readonly locale: string};

/** Links as part of a sentence, joined as the language does: "the guides, limits, or troubleshooting". */
export default function Alternatives({links, locale}: Props): ReactNode {
  const parts = new Intl.ListFormat(locale, {type: 'disjunction'}).formatToParts(links.map((_, at) => String(at)));
  return parts.map(({type, value}, at) => (
    <Fragment key={at}>{type === 'element' ? links[Number(value)] : value}</Fragment>
  ));
}
