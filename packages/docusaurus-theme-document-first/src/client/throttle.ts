/** A throttled function, and how to cancel it. */
type Throttled = {
  readonly call: () => void;
  readonly cancel: () => void;
};

/** Runs immediately, then at most once every `wait` milliseconds. A call in between runs at the end of the wait. */
export function throttle(run: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;

  function start(): void {
    again = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (again) call();
    }, wait);
    run();
  }

  function call(): void {
    if (timer === undefined) start();
    else again = true;
  }

  return {
    call,
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      again = false;
    },
  };
}
