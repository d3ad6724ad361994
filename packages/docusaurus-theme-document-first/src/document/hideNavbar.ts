import {isHydrated} from './listenForApplication';

/** Selector of the navbar with `themeConfig.navbar.hideOnScroll`. */
const NAVBAR = '.navbar[class*=navbarHideable]';

let last = window.scrollY;

/** Hides the navbar while scrolling down, like Docusaurus's `useHideableNavbar`, which takes over after hydration. */
function updateNavbar(): void {
  const navbar = document.querySelector<HTMLElement>(NAVBAR);
  if (!navbar) return;
  const isTop = window.scrollY < navbar.offsetHeight;
  const isDown = window.scrollY >= last && !isTop && !isHydrated();
  navbar.style.transform = isDown ? 'translate3d(0, calc(-100% - 2px), 0)' : '';
  last = window.scrollY;
  if (isHydrated()) document.removeEventListener('scroll', updateNavbar);
}

document.addEventListener('scroll', updateNavbar, {passive: true});
