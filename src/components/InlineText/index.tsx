import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {parseInline, type InlinePart} from './parseInline';

function renderPart(part: InlinePart, index: number): ReactNode {
  switch (part.kind) {
    case 'code':
      return <code key={index}>{part.text}</code>;
    case 'strong':
      return <strong key={index}>{part.text}</strong>;
    case 'link':
      return (
        <Link key={index} to={part.to}>
          {part.text}
        </Link>
      );
    default:
      return part.text;
  }
}

/** Renders the `code`, **strong** and [link](/limits/) markup of a short text. */
export default function InlineText({text}: {readonly text: string}): ReactNode {
  return <>{parseInline(text).map(renderPart)}</>;
}
