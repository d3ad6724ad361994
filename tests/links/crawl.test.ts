import {expect, it} from '@jest/globals';
import {crawl, type Answer} from './crawl';

const SITE = 'https://docs.example/docs/';

/** Returns the responses of a site with these documents and files. */
const serve =
  (files: Readonly<Record<string, string>>) =>
  (address: string): Promise<Answer> => {
    const path = address.slice(SITE.length);
    const content = files[path];
    if (content === undefined) return Promise.resolve({status: 404, html: '<a href="/docs/from-404/">'});
    const kind = path.endsWith('.md') ? 'markdown' : path === '' || path.endsWith('/') ? 'html' : null;
    return Promise.resolve({status: 200, ...(kind && {[kind]: content})});
  };

const findProblems = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await crawl(SITE, serve(files))).problems;

it('follows links to pages, files and anchors, but not to other sites', async () => {
  const files = {
    '': '<a href="/docs/a/#here"><a href="files/all.zip"><img src="https://elsewhere.example/x.png">',
    'a/': '<link rel="alternate" href="/docs/a.md"><h2 id="here"><a href="../"><a href="mailto:a@b.example">',
    'a.md': `[A](${SITE}a/)\n\`\`\`md\n[sample](${SITE}nowhere/)\n\`\`\`\n`,
    'files/all.zip': '',
    'orphan/': '',
  };
  const {reached, problems} = await crawl(SITE, serve(files));
  expect(problems).toEqual([]);
  expect([...reached].sort()).toEqual([SITE, `${SITE}a/`]);
});

it.each([
  ['a page', '<a href="gone/">'],
  ['an archive', '<a href="offline/all.zip">'],
  ['Markdown', '<link rel="alternate" href="page.md">'],
  ['a script', '<script src="main.js"></script>'],
  ['a picture', '<img src="picture.png">'],
])('finds a link to missing %s', async (_, html) => {
  const [, address = ''] = /"([\w/.]+)">/.exec(html) ?? [];
  expect(await findProblems({'': html})).toEqual([`${SITE} links to ${SITE}${address}, which answers 404`]);
});

it('finds missing anchors and broken links in Markdown', async () => {
  const files = {'': '<a href="#there"><h2 id="here"><a href="a.md">', 'a.md': `[B](${SITE}b.md)`};
  expect(await findProblems(files)).toEqual([
    `${SITE} links to ${SITE}#there, and that page has no such place`,
    `${SITE}a.md links to ${SITE}b.md, which answers 404`,
  ]);
});
