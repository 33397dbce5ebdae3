import { act } from '@testing-library/react';
import type * as Identity from '.';
import type * as Favourites from './favourites';

const KEY = 'signpost.favourites';

type Tab = typeof Identity & Pick<typeof Favourites, 'onFavouritesChange'>;

/** Another tab of the same browser: everything of its own but what the device keeps. */
const openTab = (): Tab => {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    const { onFavouritesChange } = jest.requireActual<typeof Favourites>('./favourites');
    tab = { ...jest.requireActual<typeof Identity>('.'), onFavouritesChange };
  });
  if (!tab) throw new Error('no tab');
  tab.currentFavourites();
  return tab;
};

const stored = () => localStorage.getItem(KEY) ?? '';

const keep = (text: string) => (text ? localStorage.setItem(KEY, text) : localStorage.removeItem(KEY));

const clear = () => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

/** All tabs hear of a write; the one that made it has nothing to learn from it. */
const tell = (text: string) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
    await new Promise((soon) => setTimeout(soon, 10));
  });

/** Does things in tabs in the same moment: none hears of the others' writes before its own, and the last one is kept. */
const atOnce = async (...acts: (() => void)[]) => {
  const before = stored();
  const texts = acts.map((act) => {
    keep(before);
    act();
    return stored();
  });
  for (const text of texts) await tell(text);
  // What merging wrote is heard, too.
  await tell(stored());
};

const item = (id: string) => ({ id, title: id.toUpperCase(), url: `/explore/unis/${id}/x` });
const toggle = (tab: Tab, id: string) => () => void tab.toggleFavourite('unis', item(id));
const idsIn = ({ currentFavourites }: Tab) =>
  currentFavourites()
    .unis.map(({ id }) => id)
    .sort();
const idsStored = () =>
  (JSON.parse(stored()) as { value: { unis: { id: string }[] } }).value.unis.map(({ id }) => id).sort();

let one: Tab;
let other: Tab;

beforeEach(() => {
  // The tabs of the tests before hear of it too, and have no part in what comes.
  clear();
  [one, other] = [openTab(), openTab()];
});

const expectAll = (ids: string[]) => expect([idsIn(one), idsIn(other), idsStored()]).toEqual([ids, ids, ids]);

describe('[E-14] two tabs that change the list in the same moment', () => {
  it('keep what each saved', async () => {
    await atOnce(toggle(one, 'a'), toggle(other, 'b'));
    expectAll(['a', 'b']);
    await atOnce(toggle(other, 'c'), toggle(one, 'd'), toggle(one, 'e'));
    expectAll(['a', 'b', 'c', 'd', 'e']);
  });

  it('keep what both saved when one reads its own list again meanwhile, as sending it does', async () => {
    const before = stored();
    toggle(one, 'a')();
    // Reads the list, and has nothing to change.
    one.setNote('unis', 'unknown', 'x');
    const mine = stored();
    keep(before);
    toggle(other, 'b')();
    const theirs = stored();
    keep(mine);
    await tell(theirs);
    toggle(one, 'c')();
    const next = stored();
    await tell(mine);
    await tell(next);
    await tell(stored());
    expectAll(['a', 'b', 'c']);
  });

  it('keep what the one saved and do what the other removed', async () => {
    toggle(one, 'a')();
    await tell(stored());
    await atOnce(toggle(one, 'b'), toggle(other, 'a'));
    expectAll(['b']);
  });

  it('keep a note and what is saved beside it', async () => {
    toggle(one, 'a')();
    await tell(stored());
    await atOnce(
      () => void one.setNote('unis', 'a', 'Mine'),
      () => void other.toggleFavourite('unis', item('b')),
    );
    expectAll(['a', 'b']);
    expect(other.currentFavourites().unis[0]).toMatchObject({ id: 'a', note: 'Mine' });
  });
});

describe('[E-14] two tabs one after the other', () => {
  it('what one removed is not brought back by the one that had saved it', async () => {
    toggle(one, 'a')();
    await tell(stored());
    toggle(other, 'a')();
    await tell(stored());
    toggle(one, 'b')();
    await tell(stored());
    expectAll(['b']);
  });

  it('a change that comes before word of the other’s is made on top of it', async () => {
    toggle(one, 'a')();
    const text = stored();
    toggle(other, 'b')();
    await tell(text);
    await tell(stored());
    expectAll(['a', 'b']);
  });

  it('who follows the list hears of what was read already when word of it comes', async () => {
    const heard = jest.fn();
    other.onFavouritesChange(heard);
    toggle(one, 'a')();
    // Reads the list, and has nothing to change.
    expect(other.setNote('unis', 'unknown', 'x')).toBe(false);
    expect(idsIn(other)).toEqual(['a']);
    await tell(stored());
    expect(heard).toHaveBeenCalled();
  });

  it('what is cleared stays cleared', async () => {
    toggle(one, 'a')();
    await tell(stored());
    clear();
    expect([idsIn(one), idsIn(other)]).toEqual([[], []]);
    toggle(other, 'b')();
    await tell(stored());
    expectAll(['b']);
  });

  it('a list from before tabs counted their writes is taken as it is', async () => {
    toggle(one, 'a')();
    const text = JSON.stringify({ version: 1, value: { ...one.currentFavourites(), unis: [item('z')] } });
    keep(text);
    await tell(text);
    expectAll(['z']);
  });
});
