// Runs in the page, from its first moment, and collects what the browser reports.
const seen = {paint: 0, blocked: 0};
window.seenTimes = seen;

const watch = (type, add) =>
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({type, buffered: true});

watch('largest-contentful-paint', ({startTime}) => {
  seen.paint = startTime;
});
watch('longtask', ({duration}) => {
  seen.blocked += Math.max(0, duration - 50);
});
