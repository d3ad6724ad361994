/** Decides when the dialog is drawn. */
export type Drawing = {
  /** Draws at the end of the searches that are under way, or soon where there are none. */
  readonly schedule: (draw: () => void) => void;
  /** Has what changes now wait for a search, so that it is drawn together with the answer. */
  readonly waitFor: (search: Promise<unknown>) => void;
};

/**
 * DocSearch changes its state for a letter and again for the answer. Drawn one by one, with a frame of the browser
 * for each, the second waits for the first; the answer comes so soon that one drawing is enough for both.
 *
 * @param afterPromises runs something when the promises of this task are settled
 * @param limit milliseconds after which a change is drawn without the answer
 */
export function createDrawing(afterPromises: (run: () => void) => void, limit: number): Drawing {
  let pending: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let searches = 0;

  function drawNow(): void {
    const draw = pending;
    clearTimeout(timer);
    [pending, timer] = [null, undefined];
    draw?.();
  }

  function drawIfAnswered(): void {
    if (searches === 0) drawNow();
    else if (pending) timer ??= setTimeout(drawNow, limit);
  }

  function settle(): void {
    searches -= 1;
    afterPromises(drawIfAnswered);
  }

  return {
    schedule: (draw) => {
      pending = draw;
      afterPromises(drawIfAnswered);
    },
    waitFor: (search) => {
      searches += 1;
      search.then(settle, settle);
    },
  };
}
