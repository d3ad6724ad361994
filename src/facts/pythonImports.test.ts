import {describe, expect, it} from '@jest/globals';
import {pythonImports, writeMagicComment} from './pythonImports';

describe('pythonImports', () => {
  it('names each package once', () => {
    const names = pythonImports.map(({pypi}) => pypi.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('lists only packages whose name differs from the import', () => {
    for (const {pypi, module} of pythonImports) expect(pypi).not.toBe(module);
  });

  it('stands in the order of the modules, so that a reader finds one by eye', () => {
    const modules = pythonImports.map(({module}) => module);
    expect(modules).toEqual([...modules].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('writes the comment in the one form that counts', () => {
    for (const row of pythonImports) {
      expect(writeMagicComment(row)).toMatch(/^# millrace add-package [A-Za-z0-9._-]+$/);
    }
  });
});
