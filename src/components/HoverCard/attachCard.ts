/** On which side a card opens so that it stays inside the window: the half the reader looks at has no room. */
function getOpeningSide(frame: HTMLElement): 'start' | 'end' {
  const {left, right} = frame.getBoundingClientRect();
  return left + right > window.innerWidth ? 'end' : 'start';
}

/**
 * Shows the card inside an element on hover and focus: the card can be hovered itself, stays until pointer and
 * focus are gone, and Escape puts it away (WCAG 2.2, 1.4.13). On a touch screen the first tap shows it, and the
 * second follows the link. Does nothing for an element that does so already.
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
  // The focus or the hover that the tap leads to shows the card.
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
