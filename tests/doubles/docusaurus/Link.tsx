import type {AnchorHTMLAttributes, ReactNode} from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {readonly to?: string};

/** Mock of Docusaurus's link: an anchor with the same address. */
export default function Link({to, href, children, ...props}: Props): ReactNode {
  return (
    <a href={to ?? href} {...props}>
      {children}
    </a>
  );
}
