/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the build highlights the lines (the original runs Prism in the
 * browser), and "Copied" is shown for `timings.copyConfirmation` (always one second in the original). Doesn't support line
 * numbers.
 */
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {codeLabels} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {attachCodeButtons} from './attachCodeButtons';
import './styles.css';

/** A code block: highlighted HTML from a fence, or plain children from a component. */
export type Props = {
  readonly html?: string;
  readonly children?: ReactNode;
  readonly className?: string;
  readonly title?: string;
};

/** Filled by a script, so React must neither hydrate nor update it. */
const FILLED_BY_SCRIPT = {__html: ''};

function Code({html, children}: Pick<Props, 'html' | 'children'>): ReactNode {
  if (html !== undefined) return <code dangerouslySetInnerHTML={{__html: html}} />;
  return <code>{typeof children === 'string' ? children.trimEnd() : children}</code>;
}

/** Maximum length of a title that fits next to the labels of four tabs, in characters. */
const MAX_TITLE_BESIDE_TABS = 20;

/** Returns the label of the language in a class such as `language-js`, or `undefined` if it's unknown. */
function getLanguageName(className = ''): string | undefined {
  return codeLabels[/language-(\S+)/.exec(className)?.[1] ?? ''];
}

function renderLabel({title, className}: Pick<Props, 'title' | 'className'>): ReactNode {
  if (title) {
    const isLong = title.length > MAX_TITLE_BESIDE_TABS;
    return <div className={clsx('code-block__title', isLong && 'code-block__title--long')}>{title}</div>;
  }
  const language = getLanguageName(className);
  return language ? <span>{language}</span> : null;
}

/** Shows code below a header with its file name or language, and the buttons for it. */
export default function CodeBlock({html, children, className, title}: Props): ReactNode {
  const block = useRef<HTMLDivElement>(null);
  const label = renderLabel({title, className});
  useEffect(() => (block.current ? attachCodeButtons(block.current) : undefined), []);
  return (
    <div ref={block} className={clsx('code-block', !label && 'code-block--bare', className)}>
      <div className="code-block__header">
        {label}
        <div className="code-block__actions" dangerouslySetInnerHTML={FILLED_BY_SCRIPT} suppressHydrationWarning />
      </div>
      {/* Focusable, so that the keyboard can scroll wide code. */}
      <pre tabIndex={0}>
        <Code html={html}>{children}</Code>
      </pre>
    </div>
  );
}
