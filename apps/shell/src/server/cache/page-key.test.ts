import { pageKey } from './page-key';

const page = {
  mode: 'site',
  embedded: false,
  remotes: { version: '7/unis:0123456789ab' },
  path: '/?a=1',
} as const;

it.each([
  ['app mode', { mode: 'app' }],
  ['embed mode', { mode: 'embed' }],
  ['a host’s request', { embedded: true }],
  ['other releases', { remotes: { version: '7/unis:ba9876543210' } }],
  ['another path', { path: '/b?a=1' }],
  ['another query', { path: '/?a=2' }],
] as const)('differs for %s', (_, other) => {
  expect(pageKey({ ...page, ...other })).not.toBe(pageKey(page));
});

it('is equal for the same page', () => {
  expect(pageKey({ ...page, remotes: { version: '7/unis:0123456789ab' } })).toBe(pageKey(page));
});
