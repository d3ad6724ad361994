const ID = 'announcements';

function findRegion(): HTMLElement {
  const present = document.getElementById(ID);
  if (present) return present;
  const region = document.createElement('div');
  region.id = ID;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

/** Adds the live region to the page ahead of time, because screen readers skip text that arrives together with its region. */
export function prepareAnnouncements(): void {
  findRegion();
}

/** Announces a message to screen readers, even if it is the same as the last one. */
export function announce(text: string): void {
  const region = findRegion();
  const line = document.createElement('p');
  line.textContent = text;
  region.replaceChildren(line);
}
