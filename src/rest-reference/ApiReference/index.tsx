import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Children {
  readonly children: ReactNode;
}

/** One endpoint: its summary, the samples that stay in view beside the text, and the details. */
export function Endpoint({children}: Children): ReactNode {
  return <div className={styles.endpoint}>{children}</div>;
}

/** The bar that begins an endpoint: the method as a badge, and the path in a code block, which can be copied. */
export function Path({method, children}: Children & {readonly method: string}): ReactNode {
  return (
    <div className={styles.path}>
      <b data-method={method}>{method}</b>
      {children}
    </div>
  );
}

/** The fields of a body or the parameters of a request. */
export function Attributes({children}: Children): ReactNode {
  return <div className={styles.attributes}>{children}</div>;
}

/** The list of endpoints, each with its method. */
export function Index({children}: Children): ReactNode {
  return <div className={styles.index}>{children}</div>;
}

export {default as Builder} from './Builder';
