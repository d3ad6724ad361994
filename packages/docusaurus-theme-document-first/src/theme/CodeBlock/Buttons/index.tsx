/* Ejected from @docusaurus/theme-classic 3.10.2, because the original only appears after hydration. */
import type {Props} from '@theme/CodeBlock/Buttons';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {attachCodeButtons} from 'docusaurus-theme-document-first/theme/CodeBlock/attachCodeButtons';
import styles from './styles.module.css';

/** Filled by a script, so React must not hydrate it. */
const FILLED_BY_SCRIPT = {__html: ''};

/** The buttons of a block that Docusaurus highlights. */
export default function CodeBlockButtons({className}: Props): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const block = group.current?.closest('.theme-code-block');
    return block ? attachCodeButtons(block) : undefined;
  }, []);
  return (
    <div ref={group} className={clsx(className, styles.buttons)}>
      <span className="code-block__actions" dangerouslySetInnerHTML={FILLED_BY_SCRIPT} suppressHydrationWarning />
    </div>
  );
}
