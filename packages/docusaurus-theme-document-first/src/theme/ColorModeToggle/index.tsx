/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original works with React only;
 * this one works as soon as the page is there (`attachColorModeToggle`).
 */
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {navigationModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {colorModeLabel, systemMode} from 'docusaurus-theme-document-first/words';
import {attachColorModeToggle} from './attachColorModeToggle';
import styles from './styles.module.css';

/** The button for light, dark and the system's colours. Its icon follows `data-theme-choice`. */
export default function ColorModeToggle({className}: Pick<Props, 'className'>): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? attachColorModeToggle(button.current) : undefined), []);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-label={colorModeLabel.replace('{mode}', systemMode)}
        data-color-mode-toggle
        data-module={navigationModule}
        data-when-quiet
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
