import '@testing-library/jest-dom/jest-globals';

/** jsdom doesn't implement ResizeObserver. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
