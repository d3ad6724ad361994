import {expect, it} from '@jest/globals';
import {themes} from 'prism-react-renderer';
import {printCodeColours} from './codeColours';

it('takes the colours of both themes of a site', () => {
  const lines = printCodeColours({theme: themes.github, darkTheme: themes.dracula}).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '.code-block{--ifm-pre-background:#f6f8fa;--ifm-pre-color:#393A34}',
      '.tok-comment{color:#999988;font-style:italic}',
      "[data-theme='dark'] .code-block{--ifm-pre-background:#282A36;--ifm-pre-color:#F8F8F2}",
    ]),
  );
});

it('writes nothing for a site that has styles of its own', () => {
  expect(printCodeColours({theme: {plain: {}, styles: []}})).toBe('');
});
