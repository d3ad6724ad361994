/**
 * Runs in the head of every page, bundled into its HTML: a page whose document script did not arrive, or cannot be read,
 * becomes one without script, and says so. Nothing looks alive that is dead.
 */
import {partMissing, partMissingHelp, reload} from '../words';

/** Deferred scripts have run by then. */
document.addEventListener('DOMContentLoaded', () => {
  if (document.documentElement.dataset.documentScript !== undefined) return;
  const sheet = document.querySelector('noscript[data-sheet]')?.textContent;
  if (sheet) document.head.insertAdjacentHTML('beforeend', sheet);
  const notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.setAttribute('role', 'status');
  const again = document.createElement('button');
  again.className = 'button button--secondary button--sm';
  again.textContent = reload;
  again.addEventListener('click', () => location.reload());
  notice.append(`${partMissing}. ${partMissingHelp} `, again);
  document.body.append(notice);
});
