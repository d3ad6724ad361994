import {describe, expect, it} from '@jest/globals';
import {themes, type PrismTheme} from 'prism-react-renderer';
import {createCodeColorCss, createStockDarkCss} from './codeThemes';

describe('createCodeColorCss', () => {
  it('uses the colours of both themes of a site', () => {
    const lines = createCodeColorCss({theme: themes.github, darkTheme: themes.dracula}).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '.code-block{--ifm-pre-background:#f6f8fa;--ifm-pre-color:#393A34}',
        '.tok-comment{color:#999988;font-style:italic}',
        "[data-theme='dark'] .code-block{--ifm-pre-background:#282A36;--ifm-pre-color:#F8F8F2}",
      ]),
    );
  });

  it('returns no colours for a site with its own styles', () => {
    expect(createCodeColorCss({theme: {plain: {}, styles: []}})).not.toMatch(/tok-|code-block/);
  });
});

describe('createStockDarkCss', () => {
  const light: PrismTheme = {
    plain: {color: 'black'},
    styles: [{types: ['string', 'attr-name'], style: {color: 'blue'}}],
  };
  const dark: PrismTheme = {
    plain: {color: 'white', backgroundColor: 'navy'},
    styles: [{types: ['string'], style: {color: 'aqua', fontStyle: 'italic' as const}}],
  };

  it('uses the colours of dark mode, and its plain colour for unknown tokens', () => {
    const rules = createStockDarkCss({theme: light, darkTheme: dark}).split('\n');
    const block = "[data-theme='dark'] .theme-code-block";
    expect(rules).toEqual([
      `${block}{--prism-color:white!important;--prism-background-color:navy!important}`,
      `${block} .prism-code{color:white!important;background-color:navy!important}`,
      `${block} .token-line,${block} .token.plain{color:white!important}`,
      `${block} .token.string,${block} .token.attr-name{color:white!important}`,
      `${block} .token.string{color:aqua!important;font-style:italic!important}`,
      '',
    ]);
  });
});
