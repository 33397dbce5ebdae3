import { broken, contains, type Site, withBrowser } from './testing/checked-site';
import type { TinyAnswer } from './testing/tiny-shell';
import { CARD, inOrder, ROW } from './testing/tiny-site';

withBrowser();

it.each<[why: string, address: string, answer: TinyAnswer]>([
  ['the row is left out', '/', { body: '<h1>Home</h1>' }],
  ['the row is empty', '/', { body: ROW.replace('Something', '') }],
  ['the card is rendered by the shell', '/cards', { body: CARD.replace('tiny-card', 'shell-card') }],
  ['the shell logged "tiny left home.row empty"', '/', { body: ROW, logs: 'tiny left home.row empty' }],
  ['the page answered 500', '/cards', { status: 500 }],
])('finds in a slot: %s', async (why, at, answer) => {
  const site: Site = (address) => (address === at ? answer : undefined);
  expect(await broken(site)).toEqual(contains('slots render', why));
});

it('does not refuse a remote for late rows of other remotes, in its slots and its own pages', async () => {
  const logs = 'rendering failed: courses left home.row empty: the slot timed out';
  const site: Site = (address, state) =>
    state === 'whole' ? { ...inOrder(address, state), logs } : undefined;
  expect(await broken(site)).toEqual({});
});

it('does not refuse a remote for rows of other remotes that are missing while the API fails', async () => {
  const row = '<div data-rows="tiny.page.row.v1"><div data-row="courses"><b>Courses</b> near you</div></div>';
  const logs = 'rendering failed: courses left tiny.page.row.v1 empty';
  const site: Site = (address, state) => {
    if (address !== '/page') return undefined;
    return state === 'failing' || state === 'missing'
      ? { body: '<h1>A page</h1>', logs }
      : { body: `<h1>A page</h1>${row}` };
  };
  expect(await broken(site)).toEqual({});
});
