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

/** Puts the region on the page ahead of time: screen readers skip text that comes together with its region. */
export function prepareAnnouncements(): void {
  findRegion();
}

/** Says a text to screen readers, also when it is the same text again. */
export function announce(text: string): void {
  const region = findRegion();
  const line = document.createElement('p');
  line.textContent = text;
  region.replaceChildren(line);
}
