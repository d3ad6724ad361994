const canUseDOM = typeof window !== 'undefined';

/** What the environment of a test can do. */
export default {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: false,
  canUseViewport: canUseDOM,
};
