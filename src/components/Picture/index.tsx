import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type PictureProps = {
  /** What is shown, as a name of the figure. */
  readonly title: string;
  /** What the picture teaches, for readers who cannot see it, for search, and for the page as Markdown. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** What is read below the drawing, in its place too: a list of numbered parts, say. */
  readonly caption?: ReactNode;
  /** The drawing. */
  readonly children: ReactNode;
};

/**
 * A drawing with its text alternative. The drawing is hidden from assistive technology, and the caption takes its
 * place as ordinary text: a screen reader can read it by sentence or by word, a braille display can show it and a
 * browser can translate it, which the name of a `role="img"` does not allow reliably.
 */
export default function Picture({title, alt, className, caption, children}: PictureProps): ReactNode {
  return (
    <figure
      className={className}
      aria-label={translate({id: 'site.picture', message: 'Picture: {title}'}, {title})}
      data-picture={title}
    >
      <div aria-hidden="true" data-markdown-ignore="">
        {children}
      </div>
      <figcaption>
        <span className="visually-hidden">{alt}</span>
        {caption}
      </figcaption>
    </figure>
  );
}
