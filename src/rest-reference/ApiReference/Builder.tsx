import clsx from 'clsx';
import {lazy, Suspense, useState, type ReactNode} from 'react';
import type {EndpointSpec} from '../request/endpointSpec';
import styles from './styles.module.css';

const RequestBuilder = lazy(() => import('../RequestBuilder'));

/**
 * The control that opens the request builder of an endpoint. The builder is loaded when a reader opens it.
 *
 * @param spec the endpoint as JSON: a page made of Markdown hands over text
 */
export default function Builder({spec}: {readonly spec: string}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={clsx(styles.builder, 'only-with-script')}>
      <button
        type="button"
        className={styles.open}
        data-application-control
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Try it
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading the form…</p>}>
          <RequestBuilder spec={JSON.parse(spec) as EndpointSpec} />
        </Suspense>
      )}
    </div>
  );
}
