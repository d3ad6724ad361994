/** Reveals the target of a hash if no other theme does this: client-side navigation only scrolls to it. */
import type {ClientModule} from '@docusaurus/types';

const HIDDEN = 'details:not([open]), [role="tabpanel"][hidden]';

/** Returns the summary or tab to click, because a component may keep its own state. */
function findToggle(part: Element): HTMLElement | null | undefined {
  if (part instanceof HTMLDetailsElement) return part.querySelector<HTMLElement>(':scope > summary');
  const panels = part.parentElement;
  const tabs = panels?.parentElement?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
  return tabs?.[[...(panels?.children ?? [])].indexOf(part)];
}

/** Finds the target of a hash. Uses the raw hash if it can't be decoded. */
function findTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  const place = findTarget(hash);
  const hiding: Element[] = [];
  for (let part = place?.closest(HIDDEN); part; part = part.parentElement?.closest(HIDDEN)) hiding.unshift(part);
  for (const part of hiding) findToggle(part)?.click();
  if (hiding.length > 0) place?.scrollIntoView();
};
