import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {extractSections} from './extractSections';
import {resolveOptions} from './options';

/** Returns the indexed text of HTML: titles and texts of its sections, and identifiers. */
function read(html: string): string {
  const {sections} = extractSections(
    load(`<article><div class="markdown">${html}</div></article>`),
    '',
    resolveOptions(),
  );
  return sections
    .flatMap(({title, text, identifiers}) => [title, text, ...identifiers])
    .filter(Boolean)
    .join(' | ');
}

describe("the index doesn't contain", () => {
  it.each([
    [
      'the filter of a table',
      '<div><label for="f">Filter limits</label><input id="f" type="search"><span role="status">27 rows</span></div>',
    ],
    [
      'a status of any element',
      '<output>3 of 8 shown</output><p aria-live="polite">Copied</p><div role="timer">0:12</div>',
    ],
    ['buttons', '<button>Copy</button><span role="button" tabindex="0">Show all</span><a role="button">Expand</a>'],
    [
      'permalinks',
      '<p><a href="#row" class="anchor_x1">#</a></p><td><a href="/limits/#row">¶</a></td><a href="#z">#\u200B</a><p><a href="#s"> § </a></p><a href="/b#c">🔗</a>',
    ],
    ['a button beside code', '<p><code></code> <button>Copy</button></p><li><button><span>Copy</span></button></li>'],
    ['a group of fields', '<fieldset><legend>Plan</legend><label><input type="radio"> Free</label></fieldset>'],
    ['a label beside its field', '<div><label>Region</label><select><option>EU<option>US</select></div>'],
    ['a label without its field, which is created in the browser', '<label for="later">Search releases</label>'],
    ['switches of other libraries', '<label id="l"><span role="switch" aria-checked="false"></span>Show types</label>'],
    [
      'hints and errors',
      '<input aria-describedby="h" aria-errormessage="e"><p id="h">Optional</p><p id="e">Too long</p>',
    ],
    ['typed text', '<textarea>Draft</textarea><div role="textbox">Draft</div><datalist><option>eu-1</datalist>'],
    ['menus and tools', '<ul role="menu"><li>Rename</ul><div role="toolbar"><span>Zoom</span></div>'],
    [
      'closed dialogs and templates',
      '<dialog>Sure?</dialog><template><p>Row</p></template><div role="alertdialog">Sure?</div>',
    ],
    ['progress', '<progress>40 %</progress><meter>2 of 3</meter><div role="progressbar">Loading</div>'],
    ['fallback content of old browsers', '<video>Update your browser</video><canvas>No canvas</canvas>'],
    [
      'warnings for screen readers',
      '<a target="_blank" href="/"><span class="sr-only">(opens in a new tab)</span></a>',
    ],
  ])('%s', (_, html) => {
    expect(read(`<p>Before.</p>${html}<p>After.</p>`)).toBe('Before. After.');
  });

  it('a caption for screen readers and the status of its table', () => {
    const table = '<table><caption class="visually-hidden">Limits</caption><tr><td>Memory<td>10GB</table>';
    expect(read(`<span role="status">27 rows</span>${table}`)).toBe('Memory · 10GB');
  });

  it('a button in a heading', () => {
    expect(read('<h2 id="a">Memory <button>Copy link</button></h2>')).toBe('Memory');
  });
});

it.each([
  ['a caption', '<table><caption>Sizes</caption><tr><td>S</table>', 'Sizes S'],
  [
    'the title of a section that folds',
    '<h3 id="a"><button aria-expanded="false">Why?</button></h3><p>So.</p>',
    'Why? | So.',
  ],
  ['a summary', '<details><summary role="button">Show the log</summary>Text</details>', 'Show the log Text'],
  ['a link with a sign in its text', '<p>See <a href="/languages#c-sharp">C#</a>.</p>', 'See C#.'],
  ['a word with a definition', '<p>Each <button>webhook</button> is delivered.</p>', 'Each webhook is delivered.'],
  [
    'a picture of a button in a sentence',
    '<p>Press <b><span role="button">Save</span></b> to go on.</p>',
    'Press Save to go on.',
  ],
  ['a link that looks like a button', '<a role="button" href="/a/">Read on</a>', 'Read on'],
  ['tasks', '<ul><li><label><input type="checkbox" disabled> Rotate keys</label></ul>', 'Rotate keys'],
  ['tasks with a label of their own', '<input type="checkbox" id="t" disabled><label for="t">Rotate</label>', 'Rotate'],
  ['a label as a badge', '<p>Queues <label class="badge">beta</label></p>', 'Queues beta'],
  [
    'a note that has the role of an alert',
    '<div class="alert" role="alert">Rotate your keys.</div>',
    'Rotate your keys.',
  ],
  ['a box with a legend', '<fieldset><legend>Note</legend>Keep it.</fieldset>', 'Note Keep it.'],
  [
    'content that may change',
    '<div aria-live="polite"><h2 id="a">Node.js</h2><p>Run it.</p></div>',
    'Node.js | Run it.',
  ],
  ['the output of a program', '<output><pre>ENOENT</pre></output>', 'ENOENT'],
  ['a silent live region', '<div aria-live="off">Slides</div>', 'Slides'],
  ['the description of a button', '<button aria-describedby="d">Run</button><p id="d">Runs once.</p>', 'Runs once.'],
  ['a heading that names a field', '<h2 id="d">Region</h2><input aria-describedby="d">', 'Region'],
  ['a heading for screen readers', '<h2 id="a" class="sr-only">Errors</h2>', 'Errors'],
  ['the text of a tick', '<table><tr><td><i></i><span class="visually-hidden">yes</span></table>', 'yes'],
  ['the description of a picture', '<figcaption class="sr-only">The list of runs.</figcaption>', 'The list of runs.'],
  ['text to copy', '<textarea readonly>{"a": 1}</textarea>', '{"a": 1}'],
  ['buttons as tabs', '<div role="tablist"><button role="tab">Python</button></div>', 'Python'],
])('the index contains %s', (_, html, text) => {
  expect(read(html)).toBe(text);
});
