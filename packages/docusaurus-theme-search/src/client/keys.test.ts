import {describe, expect, it} from '@jest/globals';
import {typeKey} from './keys';

describe('keys before the dialog is there', () => {
  const key = (name: string, ctrlKey = false): Parameters<typeof typeKey>[1] => ({
    key: name,
    ctrlKey,
    metaKey: false,
    altKey: false,
  });

  it('are kept as they would be in the field', () => {
    expect(typeKey('ab', key('c'))).toBe('abc');
    expect(typeKey('ab', key('Backspace'))).toBe('a');
    expect(typeKey('', key('é'))).toBe('é');
  });

  it('are left to the page where they type nothing', () => {
    expect(typeKey('ab', key('Enter'))).toBeNull();
    expect(typeKey('ab', key('v', true))).toBeNull();
  });
});
