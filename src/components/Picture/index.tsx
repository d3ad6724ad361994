import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type PictureProps = {
  /** Accessible name of the figure. */
  readonly title: string;
  /** What the picture shows, for screen readers, for search, and for the page as Markdown. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** Text below the drawing that is also read instead of it, such as a list of numbered parts. */
  readonly caption?: ReactNode;
  /** The drawing. */
  readonly children: ReactNode;
};

/**
 * A drawing with its text alternative. The drawing is hidden from assistive technology, and the caption replaces it as
 * ordinary text: screen readers can read it by sentence or word, braille displays can show it and browsers can
 * translate it. The name of a `role="img"` doesn't reliably allow this.
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
