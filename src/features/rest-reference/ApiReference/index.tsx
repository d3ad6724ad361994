import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {loadFailureText} from 'docusaurus-theme-document-first/words';
import {type ComponentType, type MouseEvent, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import type {EndpointSpec} from '../request/endpointSpec';
import styles from './styles.module.css';

const loadForm = () => import('../RequestBuilder');

interface Children {
  readonly children: ReactNode;
}

/** An endpoint: its summary, the sticky samples beside the text, and the details. */
export function Endpoint({children}: Children): ReactNode {
  return <div className={styles.endpoint}>{children}</div>;
}

interface PathProps extends Children {
  readonly method: string;
  /** Text to show in the bar while it's sticky and the heading is out of view. */
  readonly name: string;
}

/** The bar above an endpoint: the method as a badge, and the path in a code block that can be copied. */
export function Path({method, name, children}: PathProps): ReactNode {
  return (
    <div className={styles.path} data-name={name}>
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

/**
 * The button that opens the request builder of an endpoint. The builder is loaded when a reader interacts with the
 * button, and the sample stays visible until then.
 *
 * @param spec the endpoint as JSON, because generated Markdown can only contain text attributes
 */
export function Builder({spec}: {readonly spec: string}): ReactNode {
  const [Form, setForm] = useState<ComponentType<{readonly spec: EndpointSpec}> | null>(null);
  const [status, setStatus] = useState<'loading' | 'failed' | null>(null);
  const isOpen = Form !== null;
  const endpoint = JSON.parse(spec) as EndpointSpec;
  const label = isOpen
    ? translate({id: 'site.request.close', message: 'Close'})
    : translate({id: 'site.request.try', message: 'Try it'});
  // If preloading fails, clicking tries again and shows the error.
  const preload = (): void => void loadForm().catch(() => undefined);
  // The samples above the button appear and disappear, which could move it out of the window.
  const show = (form: typeof Form, button: HTMLElement): void => {
    flushSync(() => setForm(() => form));
    button.scrollIntoView({block: 'nearest'});
  };
  const toggle = ({currentTarget: button}: MouseEvent<HTMLElement>): void => {
    if (isOpen) return show(null, button);
    setStatus('loading');
    loadForm().then(
      (loaded) => {
        setStatus(null);
        show(loaded.default, button);
      },
      () => setStatus('failed'),
    );
  };
  return (
    <div className={clsx(styles.builder, 'only-with-script')}>
      <button
        type="button"
        className={clsx('small-button', styles.open)}
        data-application-control
        aria-expanded={isOpen}
        aria-busy={status === 'loading' || undefined}
        aria-label={`${label}: ${endpoint.method} ${endpoint.path}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        {label}
      </button>
      {status === 'failed' && <p role="alert">{loadFailureText}</p>}
      {Form && <Form spec={endpoint} />}
    </div>
  );
}
