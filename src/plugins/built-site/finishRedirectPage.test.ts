import {expect, it} from '@jest/globals';
import {finishRedirectPage} from './finishRedirectPage';

it('takes the added slash from every mention of a target on another site', () => {
  const html = '<meta content="0; url=https://millrace.example/apps/"><a href="https://millrace.example/apps/">';
  expect(finishRedirectPage(html, 'https://millrace.example/apps')).toBe(
    '<meta content="0; url=https://millrace.example/apps"><a href="https://millrace.example/apps">',
  );
});

it('leaves a target alone that ends in a slash by itself', () => {
  expect(finishRedirectPage('<a href="/docs/limits/">', '/limits/')).toBe('<a href="/docs/limits/">');
});

it('puts back the slash before an anchor', () => {
  expect(finishRedirectPage('<a href="/docs/limits#memory">', '/limits/#memory')).toBe(
    '<a href="/docs/limits/#memory">',
  );
});

it('puts a file in the place of the inline script', () => {
  expect(finishRedirectPage("<head></head><script>\n location.href = '/a';\n</script>", '/a/')).toBe(
    '<head></head><script src="/docs/redirect.js"></script>',
  );
});
