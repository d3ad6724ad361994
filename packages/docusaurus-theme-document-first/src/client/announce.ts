const ID = 'announcements';

/** Adds the live region in advance, because screen readers ignore text that is added together with its region. */
export function prepareAnnouncements(): HTMLElement {
  const present = document.getElementById(ID);
  if (present) return present;
  const region = document.createElement('div');
  region.id = ID;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

/**
 * Announces a message to screen readers, even if it is the same as the last one.
 *
 * @param isSeen whether to show it as well, until the next key or pointer press
 */
export function announce(text: string, isSeen = false): void {
  const region = prepareAnnouncements();
  const hideRegion = (): void => void (region.className = 'visually-hidden');
  hideRegion();
  if (isSeen) {
    region.className = 'page-notice';
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, hideRegion, {once: true});
  }
  const line = document.createElement('p');
  line.textContent = text;
  region.replaceChildren(line);
}
