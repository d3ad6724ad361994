import {describe, expect, it} from '@jest/globals';
import {takeOutScripts} from './waitingScripts';

const script = (name: string): string => `<script src=/docs/assets/js/${name}.js defer></script>`;
const sheet = (name: string): string => `<link rel=stylesheet href=/docs/assets/css/${name}.css />`;

function makePage(own: string): string {
  const scripts = ['document.0a', 'runtime~main.1b', 'main.2c', '935.3d', own].map(script).join('');
  const head = '<meta name=generator content="Docusaurus v3.10.2"><script defer src=https://example.com/a.js></script>';
  return `<head>${head}${sheet('styles.4e')}${sheet('DataTable.5f')}${scripts}</head>`;
}

const PAGES = new Map([
  ['index.html', makePage('17.6a')],
  ['limits/index.html', makePage('18.7b')],
  ['old/index.html', '<head><meta http-equiv=refresh content="0; url=/docs/limits/"></head>'],
]);

describe('takeOutScripts', () => {
  const {pages, application} = takeOutScripts(PAGES, '/docs/');

  it('leaves the document script, which knows what else the page has', () => {
    expect(pages.get('index.html')).toBe(
      `<head><script defer src=https://example.com/a.js></script>${sheet('styles.4e')}` +
        '<script src=/docs/assets/js/document.0a.js data-application="935 17.6a" defer></script></head>',
    );
  });

  it('writes the names that change with a build into one file', () => {
    expect(application).toEqual({
      scripts: ['assets/js/runtime~main.1b.js', 'assets/js/main.2c.js'],
      shared: {935: '935.3d'},
    });
  });

  it('leaves pages without the application alone', () => {
    expect(pages.get('old/index.html')).toBe(PAGES.get('old/index.html'));
  });

  it.each(['defer', 'defer=""', 'defer="defer"'])('knows scripts of every minifier: %s', (defer) => {
    const written = makePage('17.6a').replaceAll(/js defer>/g, `js ${defer}>`);
    const page = takeOutScripts(new Map([['index.html', written]]), '/docs/').pages.get('index.html');
    expect(page?.match(/<script src=[^>]*>/g)).toEqual([
      `<script src=/docs/assets/js/document.0a.js data-application="935.3d 17.6a" ${defer}>`,
    ]);
  });

  it('says when the application starts, unless it waits for the reader', () => {
    const taken = takeOutScripts(PAGES, '/docs/', (file) => (file === 'index.html' ? 'load' : 'interaction'));
    expect(taken.pages.get('index.html')).toContain(' data-start="load" ');
    expect(taken.pages.get('limits/index.html')).not.toContain('data-start');
  });

  it('changes no page when another one changes', () => {
    const edited = new Map([...PAGES, ['index.html', makePage('17.ff').replace('runtime~main.1b', 'runtime~main.ee')]]);
    expect(takeOutScripts(edited, '/docs/').pages.get('limits/index.html')).toBe(pages.get('limits/index.html'));
  });
});
