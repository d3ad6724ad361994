import {translate} from '@docusaurus/Translate';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

type HeadingProps = {readonly id?: unknown; readonly children?: unknown};

/** Returns the first heading of each letter, with its letter and id. Other elements of an entry have no id. */
function getLetters(children: ReactNode): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const child of Children.toArray(children)) {
    if (!isValidElement<HeadingProps>(child)) continue;
    const {id, children: content} = child.props;
    const text: unknown = Array.isArray(content) ? content[0] : content;
    const letter = typeof text === 'string' ? text.charAt(0).toUpperCase() : '';
    if (typeof id === 'string' && letter !== '' && !letters.has(letter)) letters.set(letter, id);
  }
  return letters;
}

/** Renders a row of letters, and short entries with less space between them than sections. */
export default function Entries({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.entries}>
      <nav
        aria-label={translate({id: 'site.entries.letters', message: 'Entries by their first letter'})}
        className={styles.letters}
        data-markdown-ignore=""
      >
        {[...getLetters(children)].map(([letter, id]) => (
          <a key={letter} href={`#${id}`}>
            {letter}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}
