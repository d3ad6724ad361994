/** Returns the side on which a card opens to stay inside the window: towards the half with more room. */
function getOpeningSide(frame: HTMLElement): 'start' | 'end' {
  const {left, right} = frame.getBoundingClientRect();
  return left + right > window.innerWidth ? 'end' : 'start';
}

/**
 * Shows the card inside an element on hover and focus. The card can be hovered itself, stays open until pointer and
 * focus have left, and closes on Escape (WCAG 2.2, 1.4.13). On a touch screen, the first tap shows the card and the
 * second follows the link. Does nothing if it's already attached.
 */
export function attachCard(frame: HTMLElement): void {
  const card = frame.querySelector<HTMLElement>('[role="tooltip"]');
  if (!card || frame.dataset.attached !== undefined) return;
  frame.dataset.attached = '';
  let hovered = false;
  let focused = false;
  let firstTap = false;

  const updateCard = (): void => {
    card.hidden = !hovered && !focused;
    card.dataset.side = getOpeningSide(frame);
  };

  frame.addEventListener('pointerdown', ({pointerType}) => {
    firstTap = pointerType === 'touch' && Boolean(card.hidden);
  });
  // The tap causes focus or hover, which shows the card.
  frame.addEventListener('click', (event) => {
    if (firstTap) event.preventDefault();
    firstTap = false;
  });
  frame.addEventListener('mouseenter', () => {
    hovered = true;
    updateCard();
  });
  frame.addEventListener('mouseleave', () => {
    hovered = false;
    updateCard();
  });
  frame.addEventListener('focusin', () => {
    focused = true;
    updateCard();
  });
  frame.addEventListener('focusout', ({relatedTarget}) => {
    focused = frame.contains(relatedTarget as Node | null);
    updateCard();
  });
  document.addEventListener('keydown', ({key}) => {
    card.hidden ||= key === 'Escape';
  });
  document.addEventListener('pointerdown', ({target}) => {
    card.hidden ||= !frame.contains(target as Node);
  });
}
