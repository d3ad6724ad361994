/** Opens what hides the place that an address names, where no other theme does: pages of the application only scroll to it. */
import type {ClientModule} from '@docusaurus/types';

const HIDDEN = 'details:not([open]), [role="tabpanel"][hidden]';

/** What a reader presses to see a part: a component keeps whether it is open. */
function findToggle(part: Element): HTMLElement | null | undefined {
  if (part instanceof HTMLDetailsElement) return part.querySelector<HTMLElement>(':scope > summary');
  const panels = part.parentElement;
  const tabs = panels?.parentElement?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
  return tabs?.[[...(panels?.children ?? [])].indexOf(part)];
}

/** The element that a fragment names. Half a percent sign, or one that stands for no letter, is an address too. */
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
