import '@testing-library/jest-dom/jest-globals';

/** jsdom has no screen: everything is on it. */
globalThis.IntersectionObserver ??= class {
  constructor(private readonly onChange: IntersectionObserverCallback) {}
  observe(target: Element): void {
    this.onChange(
      [{target, isIntersecting: true} as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  unobserve(): void {}
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;

/** jsdom watches no sizes. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
