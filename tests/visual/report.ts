/** One page in one mode and width, and how it differs. */
export type Row = {readonly name: string; readonly share: number};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The file name of one of the three pictures of a row. */
export const pictureName = (name: string, kind: 'base' | 'change' | 'difference'): string =>
  `${name.replaceAll(/\W+/g, '-')}-${kind}.png`;

function renderRow({name, share}: Row): string {
  const pictures = (['base', 'change', 'difference'] as const)
    .map((kind) => {
      const file = pictureName(name, kind);
      return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="${escape(name)}, ${kind}" loading="lazy"></a></figure>`;
    })
    .join('');
  return `<section><h2>${escape(name)}: ${(share * 100).toFixed(2)} %</h2><div>${pictures}</div></section>`;
}

/** A page that shows what differs, most first, side by side, and names what does not. */
export function renderReport(rows: readonly Row[]): string {
  const changed = rows.filter(({share}) => share > 0).sort((one, other) => other.share - one.share);
  const same = rows.filter(({share}) => share === 0).map(({name}) => `<li>${escape(name)}</li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What changed to the eye</title>
<style>body{font:16px system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{max-width:100%;border:1px solid #999}</style>
<h1>What changed to the eye: ${changed.length} of ${rows.length}</h1>
${changed.map(renderRow).join('\n')}
<h2>Unchanged</h2><ul>${same.join('')}</ul></html>
`;
}
