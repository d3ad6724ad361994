/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the lines come highlighted from the build (the original
 * runs Prism in the browser), and the confirmation of a copy lasts `timings.copied` (fixed to one second
 * in the original). Leaves out: word wrap, line numbers, magic comments.
 */
import clsx from 'clsx';
import {useRef, type ReactNode, type Ref} from 'react';
import {CopyButton} from './CopyButton';
import {useAttached} from './useAttached';
import {useCopyCode} from './useCopyCode';

/** A code block: highlighted HTML from a fence, or plain children from a component. */
export type Props = {
  readonly html?: string;
  readonly children?: ReactNode;
  readonly className?: string;
  readonly title?: string;
};

function Code({ref, html, children}: Pick<Props, 'html' | 'children'> & {readonly ref: Ref<HTMLElement>}): ReactNode {
  if (html !== undefined) return <code ref={ref} dangerouslySetInnerHTML={{__html: html}} />;
  return <code ref={ref}>{typeof children === 'string' ? children.replace(/\n+$/, '') : children}</code>;
}

/** Shows code, with its title and a button that copies exactly the code. */
export default function CodeBlock({html, children, className, title}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [state, copy] = useCopyCode(code);
  const attached = useAttached();
  return (
    <div className={clsx('theme-code-block', 'code-block', className)} data-copy={state}>
      {title && <div className="code-block__title">{title}</div>}
      <div className="code-block__body">
        {/* Wide code scrolls sideways, and the keyboard reaches it. */}
        <pre className="thin-scrollbar" tabIndex={0}>
          <Code ref={code} html={html}>
            {children}
          </Code>
        </pre>
        {attached && <CopyButton state={state} onCopy={() => void copy()} />}
      </div>
    </div>
  );
}
