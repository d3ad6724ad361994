/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original only works after hydration
 * (see `attachColorModeToggle`).
 */
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from '@docusaurus/theme-classic/lib/theme/ColorModeToggle/styles.module.css';
import {navigationModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {colorModeLabel, systemMode} from 'docusaurus-theme-document-first/words';
import {attachColorModeToggle} from './attachColorModeToggle';

/** The colour mode button. Its icon follows `data-theme-choice`. */
export default function ColorModeToggle({className}: Pick<Props, 'className'>): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? attachColorModeToggle(button.current) : undefined), []);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', styles.toggleButton)}
        aria-label={colorModeLabel.replace('{mode}', systemMode)}
        data-color-mode-toggle
        data-module={navigationModule}
        data-when-quiet
      >
        <IconLightMode aria-hidden className={clsx(styles.toggleIcon, styles.lightToggleIcon)} />
        <IconDarkMode aria-hidden className={clsx(styles.toggleIcon, styles.darkToggleIcon)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.toggleIcon, styles.systemToggleIcon)} />
      </button>
    </div>
  );
}
