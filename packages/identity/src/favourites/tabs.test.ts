import { setImmediate as nextTask } from 'node:timers/promises';
import { act } from '@testing-library/react';
import type * as Identity from '.';
import type * as Favourites from './favourites';

const KEY = 'signpost.favourites';

type Tab = typeof Identity & Pick<typeof Favourites, 'onFavouritesChange'>;

/** Simulates another tab of the same browser: its own modules, shared storage. */
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

/** Dispatches a storage event to all tabs; the writing tab ignores its own write. */
const dispatchStorage = (text: string) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
    // The merge code is loaded within this task.
    await nextTask();
  });

/**
 * Runs actions in several tabs concurrently: each writes before it receives the others' writes, and the last write is
 * stored.
 */
const atOnce = async (...acts: (() => void)[]) => {
  const before = stored();
  const texts = acts.map((act) => {
    keep(before);
    act();
    return stored();
  });
  for (const text of texts) await dispatchStorage(text);
  // The tabs also receive the merged write.
  await dispatchStorage(stored());
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

beforeAll(() => {
  [one, other] = [openTab(), openTab()];
});
beforeEach(clear);

const expectAll = (ids: string[]) => expect([idsIn(one), idsIn(other), idsStored()]).toEqual([ids, ids, ids]);

describe('two tabs that change the list concurrently [E-14]', () => {
  it('keep the items that each saved', async () => {
    await atOnce(toggle(one, 'a'), toggle(other, 'b'));
    expectAll(['a', 'b']);
    await atOnce(toggle(other, 'c'), toggle(one, 'd'), toggle(one, 'e'));
    expectAll(['a', 'b', 'c', 'd', 'e']);
  });

  it('keep the items of both when one reads its own list again meanwhile, as sending does', async () => {
    const before = stored();
    toggle(one, 'a')();
    // Reads the list without changing it.
    one.setNote('unis', 'unknown', 'x');
    const mine = stored();
    keep(before);
    toggle(other, 'b')();
    const theirs = stored();
    keep(mine);
    await dispatchStorage(theirs);
    toggle(one, 'c')();
    const next = stored();
    await dispatchStorage(mine);
    await dispatchStorage(next);
    await dispatchStorage(stored());
    expectAll(['a', 'b', 'c']);
  });

  it('keep the item that one saved and apply the removal of the other', async () => {
    toggle(one, 'a')();
    await dispatchStorage(stored());
    await atOnce(toggle(one, 'b'), toggle(other, 'a'));
    expectAll(['b']);
  });

  it('keep both a note and an item saved concurrently', async () => {
    toggle(one, 'a')();
    await dispatchStorage(stored());
    await atOnce(
      () => void one.setNote('unis', 'a', 'Mine'),
      () => void other.toggleFavourite('unis', item('b')),
    );
    expectAll(['a', 'b']);
    expect(other.currentFavourites().unis[0]).toMatchObject({ id: 'a', note: 'Mine' });
  });
});

describe('two tabs that change the list in sequence [E-14]', () => {
  it('an item removed by one is not restored by the tab that had saved it', async () => {
    toggle(one, 'a')();
    await dispatchStorage(stored());
    toggle(other, 'a')();
    await dispatchStorage(stored());
    toggle(one, 'b')();
    await dispatchStorage(stored());
    expectAll(['b']);
  });

  it('a change made before the storage event arrives is merged with the other tab’s', async () => {
    toggle(one, 'a')();
    const text = stored();
    toggle(other, 'b')();
    await dispatchStorage(text);
    await dispatchStorage(stored());
    expectAll(['a', 'b']);
  });

  it('subscribers are notified of a value that was already read when its storage event arrives', async () => {
    const heard = jest.fn();
    other.onFavouritesChange(heard);
    toggle(one, 'a')();
    // Reads the list without changing it.
    expect(other.setNote('unis', 'unknown', 'x')).toBe(false);
    expect(idsIn(other)).toEqual(['a']);
    await dispatchStorage(stored());
    expect(heard).toHaveBeenCalled();
  });

  it('a cleared list stays cleared', async () => {
    toggle(one, 'a')();
    await dispatchStorage(stored());
    clear();
    expect([idsIn(one), idsIn(other)]).toEqual([[], []]);
    toggle(other, 'b')();
    await dispatchStorage(stored());
    expectAll(['b']);
  });

  it('a list without version vectors is accepted unchanged', async () => {
    toggle(one, 'a')();
    const text = JSON.stringify({ version: 1, value: { ...one.currentFavourites(), unis: [item('z')] } });
    keep(text);
    await dispatchStorage(text);
    expectAll(['z']);
  });
});
