import { describedCopy, readKeptFile, readKeptPage } from './kept';

const KEPT = {
  at: 1,
  bytes: 2,
  title: 'Café · £9 · “quoted”',
  releases: { unis: '0123456789ab' },
  files: ['/assets/a.0a1b2c3d.js'],
  isSaved: true,
};

it('keeps the policy of a page, and nothing that holds for one answer alone', async () => {
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'br',
    'content-length': '5',
    vary: 'x-embedded',
    'x-request-id': 'one',
  };
  const copy = describedCopy(new Response('ignored', { headers }), 'the text', KEPT);
  expect(await copy.text()).toBe('the text');
  expect([...copy.headers.keys()].sort()).toEqual(['content-security-policy', 'content-type', 'x-kept']);
  expect(readKeptPage(copy)).toEqual(KEPT);
  expect(readKeptFile(copy)).toEqual({ at: 1, bytes: 2 });
});

it.each([
  ['no description', new Response('')],
  ['another shape', describedCopy(new Response(''), '', { at: 1, bytes: 2 })],
  ['no JSON', new Response('', { headers: { 'x-kept': '%7B' } })],
  ['no encoding', new Response('', { headers: { 'x-kept': '%' } })],
])('a copy with %s is not a kept page', (_what, copy) => {
  expect(readKeptPage(copy)).toBeUndefined();
});
