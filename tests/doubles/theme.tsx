import type {ReactNode} from 'react';

type Props = {readonly children?: ReactNode; readonly html?: string};

/** Mock of all theme components: renders the children, or the HTML of highlighted code. */
export default function ThemePart({children, html}: Props): ReactNode {
  return html === undefined ? <>{children}</> : <code dangerouslySetInnerHTML={{__html: html}} />;
}
