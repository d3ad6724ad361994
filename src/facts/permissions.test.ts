import {describe, expect, it} from '@jest/globals';
import {permissions} from './permissions';

const roles = Object.keys(permissions.roles);
const {operations} = permissions;

describe('permissions', () => {
  it('lets the admin do all the owner can, except delete the workspace', () => {
    const ownerOnly = operations.filter(({allowed}) => allowed.includes('owner') && !allowed.includes('admin'));
    expect(ownerOnly.map(({operation}) => operation)).toEqual(['Delete the workspace']);
  });

  it('gives no role a permission that a higher one lacks', () => {
    for (const {allowed} of operations) expect(allowed).toEqual(roles.slice(0, allowed.length));
  });

  it('says what the others see wherever somebody may not', () => {
    for (const {allowed, otherwise} of operations) expect(otherwise !== undefined).toBe(allowed.length < roles.length);
  });

  it('names each operation once', () => {
    expect(new Set(operations.map(({operation}) => operation)).size).toBe(operations.length);
  });
});
