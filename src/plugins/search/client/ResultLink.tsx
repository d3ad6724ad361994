import {useHistory} from '@docusaurus/router';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {readonly href: string};

/** Whether a click opens the page here; any other one is the browser's: a new tab, a download. */
function isPlain({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/**
 * A link to a result, opened without loading the site anew. Docusaurus' own link fetches its page as soon as
 * it is seen; here results come and go with every key, so a page is fetched when the pointer reaches its link.
 */
export default function ResultLink({href, ...rest}: Props): ReactNode {
  const history = useHistory();
  const open = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    history.push(href);
  };
  return <a href={href} onClick={open} onPointerEnter={() => void window.docusaurus?.preload(href)} {...rest} />;
}
