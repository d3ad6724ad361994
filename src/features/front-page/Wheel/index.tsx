import type {ReactNode} from 'react';

/**
 * Returns the path of evenly spaced lines around the centre of the wheel, between two radii. `start` offsets the first
 * line, in steps.
 */
const getRaysPath = (count: number, from: number, to: number, start = 0): string =>
  Array.from({length: count}, (_, at) => {
    const angle = ((at + start) * 2 * Math.PI) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${Math.round(from * x)} ${Math.round(from * y)}L${Math.round(to * x)} ${Math.round(to * y)}`;
  }).join('');

/** Paddles that cross both rims, and spokes between them like in the logo. */
const RAYS = getRaysPath(24, 710, 980) + getRaysPath(8, 120, 710, 0.5);

/** The wheel of the logo. The rotating parts are in an SVG, which clips them. */
export function Wheel({className}: {readonly className?: string | undefined}): ReactNode {
  return (
    <svg className={className} viewBox="-1000 -1000 2000 2000" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g>
        <circle r="900" />
        <circle r="710" />
        <circle r="120" />
        <path d={RAYS} />
      </g>
    </svg>
  );
}
