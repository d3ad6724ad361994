import {useEffect, useState} from 'react';
import {timings} from '../../timings';

let waiting = new Set<() => void>();

/** All blocks of a page wait on one timer and join the page in one rendering. */
function afterUpdate(attach: () => void): () => void {
  if (waiting.size === 0) {
    const group = (waiting = new Set());
    window.setTimeout(() => {
      const callbacks = [...group];
      group.clear();
      callbacks.forEach((callback) => callback());
    }, timings.copyButtonAttach);
  }
  const group = waiting.add(attach);
  return () => group.delete(attach);
}

/** Whether what script adds to the page may be there: not in the HTML, but shortly after the page changed. */
export function useAttached(): boolean {
  const [attached, setAttached] = useState(false);
  useEffect(() => afterUpdate(() => setAttached(true)), []);
  return attached;
}
