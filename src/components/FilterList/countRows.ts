import {Children, isValidElement, type ReactNode} from 'react';

/** Counts the rows of the tables in Markdown content, so that the page says their number before any script. */
export function countRows(content: ReactNode): number {
  return Children.toArray(content).reduce<number>((sum, node) => {
    if (!isValidElement<{readonly children?: ReactNode}>(node)) return sum;
    const {children} = node.props;
    return (
      sum + (node.type === 'tbody' ? Children.toArray(children).filter(isValidElement).length : countRows(children))
    );
  }, 0);
}
