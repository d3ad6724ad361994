import type {PrismTheme} from 'prism-react-renderer';

/**
 * The code theme: every colour is a custom property of `css/code.css`,
 * so one theme serves light and dark.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--mr-code-ink)', backgroundColor: 'var(--mr-code-paper)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--mr-code-comment)', fontStyle: 'italic'}},
    {types: ['string', 'attr-value', 'char', 'inserted', 'url'], style: {color: 'var(--mr-code-string)'}},
    {types: ['keyword', 'atrule', 'boolean', 'selector', 'important'], style: {color: 'var(--mr-code-keyword)'}},
    {types: ['function', 'class-name', 'builtin', 'tag'], style: {color: 'var(--mr-code-function)'}},
    {types: ['number', 'constant', 'symbol', 'variable'], style: {color: 'var(--mr-code-number)'}},
    {types: ['property', 'attr-name', 'key'], style: {color: 'var(--mr-code-property)'}},
    {types: ['deleted'], style: {color: 'var(--mr-code-deleted)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--mr-code-muted)'}},
  ],
};
