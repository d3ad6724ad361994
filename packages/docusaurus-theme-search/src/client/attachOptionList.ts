/** Steps of the arrow keys, which wrap around. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * Returns the step of a key, or 0. Input methods handle these keys themselves; Safari only reveals it by the key code.
 */
const getStep = (event: KeyboardEvent): number =>
  event.isComposing || event.keyCode === 229 ? 0 : (STEPS[event.key] ?? 0);

/** Lets the arrow keys move the focus from a field to the links of a list and back, while the list is shown. */
export function attachArrowKeys(field: HTMLInputElement, list: HTMLElement): void {
  const move = (event: KeyboardEvent): void => {
    const step = getStep(event);
    const links = [...list.querySelectorAll('a')];
    if (step === 0 || list.hidden || links.length === 0) return;
    event.preventDefault();
    const stops = [field, ...links];
    const focused = document.activeElement?.closest('li')?.querySelector('a') ?? field;
    stops.at((stops.indexOf(focused) + step) % stops.length)?.focus();
  };
  field.addEventListener('keydown', move);
  list.addEventListener('keydown', move);
}

type OptionList = {
  /** Returns the option that the reader has moved to, otherwise the first one. */
  readonly getActive: () => HTMLElement | undefined;
  /** Marks the active option. Call it after the options have changed. */
  readonly update: () => void;
  /** Forgets which option the reader has moved to. */
  readonly reset: () => void;
};

/** Lets the arrow keys of a field and the pointer select an option of a list. The focus stays in the field. */
export function attachOptionList(field: HTMLInputElement, list: HTMLElement): OptionList {
  /** URL of the option that the reader has moved to. Until then, there's no active option for screen readers. */
  let chosen: string | null = null;

  const getOptions = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const getActive = (): HTMLElement | undefined => {
    const listed = getOptions();
    return listed.find((option) => option.getAttribute('href') === chosen) ?? listed[0];
  };

  function markActive(): HTMLElement | undefined {
    const current = getActive();
    for (const option of getOptions()) option.setAttribute('aria-selected', String(option === current));
    if (current && chosen !== null) field.setAttribute('aria-activedescendant', current.id);
    else field.removeAttribute('aria-activedescendant');
    return current;
  }

  const update = (): void => markActive()?.scrollIntoView({block: 'nearest'});

  field.addEventListener('keydown', (event) => {
    const step = getStep(event);
    const current = getActive();
    if (step === 0 || !current) return;
    event.preventDefault();
    const listed = getOptions();
    const next = listed.at((listed.indexOf(current) + step) % listed.length) ?? current;
    chosen = next.getAttribute('href');
    update();
  });
  list.addEventListener('pointermove', ({target}) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (!option || option === getActive()) return;
    chosen = option.getAttribute('href');
    // Don't scroll: the option would move away from the pointer.
    markActive();
  });
  return {getActive, update, reset: () => (chosen = null)};
}
