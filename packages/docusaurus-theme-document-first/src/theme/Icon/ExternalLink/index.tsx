/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the label is text. In the original, it's an image label, which screen
 * readers read without a space ("Support(opens in new tab)") or skip.
 */
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';
import styles from '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/styles.module.css';

/** Defined in the theme's `inlineSvgSprites.ts`. */
const SPRITE = '#theme-svg-external-link';

const LABEL = translate({
  id: 'theme.IconExternalLink.ariaLabel',
  message: '(opens in new tab)',
  description: 'The ARIA label for the external link icon',
});

/** The icon of a link that opens in a new tab. */
export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <>
      <svg aria-hidden="true" width={width} height={height} className={styles.iconExternalLink}>
        <use href={SPRITE} />
      </svg>
      <span className="visually-hidden"> {LABEL}</span>
    </>
  );
}
