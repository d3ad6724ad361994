// Runs in the page from the start: records the paints and long tasks that the browser reports and the time of the last
// click or key, and checks every frame for a result.
const seen = {firstPaint: 0, paint: 0, blocked: 0};
window.seenTimes = seen;

const watch = (type, add) =>
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({type, buffered: true});

watch('paint', ({name, startTime}) => {
  if (name === 'first-contentful-paint') seen.firstPaint = startTime;
});
watch('largest-contentful-paint', ({startTime}) => {
  seen.paint = startTime;
});
watch('longtask', ({duration}) => {
  seen.blocked += Math.max(0, duration - 50);
});

let pressed = Number.NaN;
let category = null;

for (const type of ['pointerdown', 'keydown'])
  window.addEventListener(
    type,
    ({timeStamp, target}) => {
      pressed = timeStamp;
      category = target.closest?.('nav li');
    },
    {capture: true, passive: true},
  );

const isSeen = (element) => {
  const {left, right, top, bottom} = element.getBoundingClientRect();
  return (
    element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
    right - Math.max(left, 0) > 1 &&
    Math.min(right, window.innerWidth) > left &&
    bottom > top
  );
};

const isAnySeen = (selector, within = document) => [...within.querySelectorAll(selector)].some(isSeen);

/** Minimum height of an open list, in which the first entry is visible. */
const ENTRY = 20;

const SHOWS = {
  drawer: () => isAnySeen('dialog[open], [role="dialog"], .navbar-sidebar'),
  category: () => {
    const list = category?.querySelector('ul, [role="group"]');
    return list?.clientHeight > ENTRY && isAnySeen('a[href]', list);
  },
  search: () => document.activeElement.localName === 'input' && isSeen(document.activeElement),
  found: () => isAnySeen('[role="option"]'),
};

/** Returns the milliseconds from the last click or key to the frame that shows a result; `NaN` after a timeout. */
window.timeResult = (result, giveUpAfter) =>
  new Promise((resolve) => {
    const until = performance.now() + giveUpAfter;
    const look = () => {
      if (performance.now() > until) return resolve(Number.NaN);
      if (Number.isNaN(pressed) || !SHOWS[result]()) return void requestAnimationFrame(look);
      // The frame is painted before the next task.
      setTimeout(() => resolve(performance.now() - pressed));
    };
    look();
  });
