import {describe, expect, it} from '@jest/globals';
import {omitOldWarnings, omitExplainedDifferences} from './authors/filterProblems';
import {parseChangedLines} from './getPageFiles';

const DIFF = `diff --git a/docs/a/index.mdx b/docs/a/index.mdx
--- a/docs/a/index.mdx
+++ b/docs/a/index.mdx
@@ -3 +3 @@ Title
-Old
+New
@@ -8,0 +9,3 @@
+One
+Two
+Three
@@ -20,2 +23,0 @@
-Gone
-Gone
diff --git a/docs/ü b/index.mdx b/docs/ü b/index.mdx
--- a/docs/ü b/index.mdx	
+++ b/docs/ü b/index.mdx	
@@ -1 +1 @@
-Old
+New
diff --git a/docs/gone.mdx b/docs/gone.mdx
--- a/docs/gone.mdx
+++ /dev/null
@@ -1,2 +0,0 @@
-Old
-Old
`;

describe('parseChangedLines', () => {
  const changed = parseChangedLines(DIFF);

  it('returns new and changed lines', () => {
    expect([...(changed.get('docs/a/index.mdx') ?? [])]).toEqual([3, 9, 10, 11]);
    expect([...(changed.get('docs/ü b/index.mdx') ?? [])]).toEqual([1]);
    expect([...changed.keys()]).toHaveLength(2);
  });

  it('omits warnings about other lines, but no errors', () => {
    const isChanged = (file: string, line: number): boolean => changed.get(file)?.has(line) ?? false;
    const page = 'docs/a/index.mdx';
    expect(
      omitOldWarnings(
        [`${page}:3:1: warning new`, `${page}:4:1: warning old`, `${page}:4: an error`, `docs/b.mdx:3: warning other`],
        isChanged,
      ),
    ).toEqual([`${page}:3:1: warning new`, `${page}:4: an error`]);
  });
});

it('reports a broken link of a translation once', () => {
  const link = 'i18n/fr/a.mdx:3: the link "x" leads to no file';
  const differences = [
    'i18n/fr/a.mdx:3: the link has x',
    'i18n/fr/a.mdx:4: the link has y',
    'i18n/fr/a.mdx:3: the code has z',
  ];
  expect(omitExplainedDifferences(differences, [link])).toEqual(differences.slice(1));
});
