/** On which side a card opens so that it stays inside the window: the half the reader looks at has no room. */
function chooseSide(frame: HTMLElement): 'start' | 'end' {
  const {left, right} = frame.getBoundingClientRect();
  return (left + right) / 2 > window.innerWidth / 2 ? 'end' : 'start';
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

  const onKeyDown = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') hide();
  };
  const onTapElsewhere = ({target}: Event): void => {
    if (!frame.contains(target as Node)) hide();
  };
  function hide(): void {
    card?.setAttribute('hidden', '');
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('pointerdown', onTapElsewhere);
  }
  function show(): void {
    if (!card) return;
    card.dataset.side = chooseSide(frame);
    card.hidden = false;
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onTapElsewhere);
  }

  frame.addEventListener('pointerdown', ({pointerType}) => {
    firstTap = pointerType === 'touch' && card.hidden;
  });
  frame.addEventListener('click', (event) => {
    if (firstTap) {
      event.preventDefault();
      show();
    }
    firstTap = false;
  });
  frame.addEventListener('mouseenter', () => {
    hovered = true;
    show();
  });
  frame.addEventListener('mouseleave', () => {
    hovered = false;
    if (!focused) hide();
  });
  frame.addEventListener('focusin', () => {
    focused = true;
    show();
  });
  frame.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && frame.contains(relatedTarget)) return;
    focused = false;
    if (!hovered) hide();
  });
}
