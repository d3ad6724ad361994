import type {ReactNode} from 'react';

type Props = {readonly children?: ReactNode; readonly html?: string};

/** Stands in for any part of the theme: shows its children, or the HTML of highlighted code. */
export default function ThemePart({children, html}: Props): ReactNode {
  return html === undefined ? <>{children}</> : <code dangerouslySetInnerHTML={{__html: html}} />;
}
