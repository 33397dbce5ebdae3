/** @jest-environment node */
import * as v from 'valibot';
import { writeCookie } from './cookie';
import { storedValue } from '.';
import { readCookie } from './cookie';

it('a server reads nothing and writes nothing', () => {
  const value = storedValue({
    key: 'k',
    version: 1,
    schema: v.string(),
    fallback: 'none',
    consent: 'requested',
  });
  expect(value.read()).toBe('none');
  expect(value.write('x')).toBe(false);
  expect(readCookie('k')).toBeNull();
  expect(writeCookie('k', 'x', { consent: 'requested' })).toBe(false);
});
