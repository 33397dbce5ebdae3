import fc from 'fast-check';
import { returnPath, withReturn } from './return-path';

it.each([
  ['/explore/unis/1/bath?x=1#top', '/explore/unis/1/bath?x=1#top'],
  ['/', '/'],
])('accepts a path of this site: %s [S-04]', (given, path) => {
  expect(returnPath(given)).toBe(path);
});

it.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  ' /explore',
  'explore',
])('rejects an address outside this site: %j [S-04]', (given) => {
  const path = returnPath(given);
  expect(path === null || new URL(path, 'https://here.test').origin).not.toBe('https://evil.example');
  expect(path).toBeNull();
});

it('the result is on this site and stable for random input [S-04]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (given) => {
        const path = returnPath(given);
        if (path === null) return;
        expect(new URL(path, 'https://here.test').origin).toBe('https://here.test');
        expect(returnPath(new URLSearchParams(withReturn('', path).slice(1)).get('return'))).toBe(path);
      },
    ),
  );
});
