import type {ReactNode} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import type CodeBlockType from '@theme/CodeBlock';
import type {WrapperProps} from '@docusaurus/types';

type Props = WrapperProps<typeof CodeBlockType>;

/** A swizzled component, as created by `docusaurus swizzle --wrap`. */
export default function CodeBlockWrapper(props: Props): ReactNode {
  return (
    <section className="sample">
      <CodeBlock {...props} />
    </section>
  );
}
