import '@testing-library/jest-dom/jest-globals';

/** jsdom watches no sizes. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
