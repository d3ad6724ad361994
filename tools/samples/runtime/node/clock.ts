const RealDate = Date;

/** Stops the clock: `new Date()` and `Date.now()` give the same moment as long as the sample runs. */
export function freezeClock(now: string): void {
  const moment = RealDate.parse(now);
  class FrozenDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(moment);
      else super(...(args as [number]));
    }

    static override now(): number {
      return moment;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
}
