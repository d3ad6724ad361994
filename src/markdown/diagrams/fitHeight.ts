const DEFINITIONS = /<defs>[\s\S]*?<\/defs>/g;
const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="([\d.]+)" height="[\d.]+"/;

const numberOf = (attributes: string, name: string): number =>
  Number(new RegExp(`\\s${name}="([\\d.-]+)"`).exec(attributes)?.[1] ?? 0);

/** The lowest point of a shape, or nothing for a kind of shape that is not known here. */
function bottomOf(shape: string, attributes: string): number | undefined {
  if (shape === 'rect') return numberOf(attributes, 'y') + numberOf(attributes, 'height');
  if (shape === 'text' || shape === 'tspan') return numberOf(attributes, 'y');
  if (shape === 'circle') return numberOf(attributes, 'cy') + numberOf(attributes, 'r');
  if (shape === 'ellipse') return numberOf(attributes, 'cy') + numberOf(attributes, 'ry');
  const points = /\spoints="([^"]+)"/.exec(attributes)?.[1];
  return points === undefined
    ? undefined
    : Math.max(...points.split(/\s+/).map((point) => Number(point.split(',')[1])));
}

/**
 * Cuts off what the renderer leaves empty below a drawing that it has turned.
 *
 * @param padding space to keep below the lowest shape, in the units of the drawing
 * @returns the drawing as it was if it has shapes whose size is not known
 */
export function fitHeight(svg: string, padding: number): string {
  const shapes = [...svg.replace(DEFINITIONS, '').matchAll(/<(?!svg|g\b|\/|title|desc|style)(\w+)([^>]*)>/g)];
  const bottoms = shapes.map(([, shape = '', attributes = '']) => bottomOf(shape, attributes));
  if (bottoms.some((bottom) => bottom === undefined || Number.isNaN(bottom))) return svg;
  const needed = Math.max(...(bottoms as number[])) + padding;
  return svg.replace(SIZE, (size, width: string, height: string, shown: string) =>
    needed < Number(height) ? `viewBox="0 0 ${width} ${needed}" width="${shown}" height="${needed}"` : size,
  );
}
