import {Children, isValidElement, type ReactNode} from 'react';

/** Counts the table rows in Markdown content, so that the number is in the HTML before scripts run. */
export function countRows(content: ReactNode): number {
  return Children.toArray(content).reduce<number>((sum, node) => {
    if (!isValidElement<{readonly children?: ReactNode}>(node)) return sum;
    const {children} = node.props;
    return (
      sum + (node.type === 'tbody' ? Children.toArray(children).filter(isValidElement).length : countRows(children))
    );
  }, 0);
}
