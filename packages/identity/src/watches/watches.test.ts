import { act, renderHook } from '@testing-library/react';
import type { Setting } from '@signpost/identity';
import { accountRecord } from '../account/record';
import { ANONYMOUS } from '../account/anonymous';
import { NO_FAVOURITES } from '../favourites/kinds';
import { reconcileWatches } from './account-watches';
import { hasWatches } from './has-watches';
import { liveWatches, NO_WATCHES, storeWatches } from './watches';
import { rememberWatched, stopWatching, useWatches, watch, type Watch } from '.';

const KEY = 'signpost.watches';
const LAW: Watch = { kind: 'courses', id: 'c1', title: 'Law', url: '/explore/courses/c1/law' };
const BATH: Watch = { kind: 'unis', id: '10007850', title: 'Bath', url: '/explore/unis/10007850/bath' };

const settingOf = (items: readonly Watch[]): Setting => ({
  name: 'watches',
  collection: 'signpost',
  data: JSON.stringify({ items }),
});
const signedIn = (uid: string, ...settings: Setting[]) =>
  reconcileWatches({ status: 'signedIn', person: { ...ANONYMOUS, uid, settings } });
const signedOut = () => reconcileWatches({ status: 'anonymous', person: ANONYMOUS });
const items = () => liveWatches.latest().items;

beforeEach(() => {
  storeWatches(NO_WATCHES);
  accountRecord.set(null);
});

describe('watches on this device', () => {
  it('begin and end; nothing is stored while nothing is watched [E-25]', () => {
    expect(hasWatches()).toBe(false);
    const shown = renderHook(useWatches).result;
    act(() => expect(watch(LAW)).toBe('watched'));
    act(() => expect(watch(LAW)).toBe('watched'));
    expect(shown.current.items).toEqual([LAW]);
    expect(hasWatches()).toBe(true);
    act(() => stopWatching(LAW));
    expect(shown.current.items).toEqual([]);
    expect(hasWatches()).toBe(false);
  });

  it('are forty at most [E-25]', () => {
    for (let id = 0; id < 40; id += 1) expect(watch({ ...LAW, id: `c${id}` })).toBe('watched');
    expect(watch(BATH)).toBe('full');
    expect(items()).toHaveLength(40);
  });

  it('remember what was told, only while something is watched [E-25]', () => {
    rememberWatched({ seen: 5 });
    expect(hasWatches()).toBe(false);
    watch(LAW);
    rememberWatched({ seen: 5 });
    watch(BATH);
    expect(liveWatches.latest()).toMatchObject({ seen: 5, items: [LAW, BATH] });
  });

  it('that are not valid are left out, and corrupt ones count as none [E-25]', () => {
    watch(LAW);
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '');
    kept.value.items.push({ ...BATH, url: 'javascript:alert(1)' }, 'x');
    localStorage.setItem(KEY, JSON.stringify(kept));
    expect(items()).toEqual([LAW]);
    localStorage.setItem(KEY, '{');
    expect(items()).toEqual([]);
  });
});

describe('watches in an account', () => {
  it('are those of the account with the device’s own added at the first sign-in [E-25]', () => {
    watch(LAW);
    signedIn('u1', settingOf([BATH]));
    expect(items()).toEqual([BATH, LAW]);
  });

  it('follow the account after that [E-25]', () => {
    signedIn('u1', settingOf([LAW, BATH]));
    signedIn('u1', settingOf([BATH]));
    expect(items()).toEqual([BATH]);
    signedIn('u1');
    expect(items()).toEqual([]);
  });

  it('do not stay on the device after a sign-out, nor for another person [E-25]', () => {
    signedIn('u1', settingOf([LAW]));
    signedIn('u2', settingOf([BATH]));
    expect(items()).toEqual([BATH]);
    signedOut();
    expect(items()).toEqual([]);
    expect(hasWatches()).toBe(false);
  });

  it('stay while the account’s service cannot be reached [E-25]', () => {
    accountRecord.set({ uid: 'u1', version: 1, base: NO_FAVOURITES });
    signedIn('u1', settingOf([LAW]));
    signedOut();
    expect(items()).toEqual([LAW]);
  });

  it('the device’s own stay when nobody is signed in [E-25]', () => {
    watch(LAW);
    signedOut();
    expect(items()).toEqual([LAW]);
  });

  it.each(['{', '{"items":"x"}'])('that cannot be read count as none: %s [E-25]', (data) => {
    signedIn('u1', { ...settingOf([]), data });
    expect(items()).toEqual([]);
  });
});
