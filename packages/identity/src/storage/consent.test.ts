import * as v from 'valibot';
import type * as storage from '.';

type Storage = typeof storage;

const VALUE = {
  key: 'UcasRecentSearches',
  version: 1,
  schema: v.number(),
  fallback: 0,
  consent: 'functional',
} as const;

/** Loads the module again, as a new page view does. */
const pageView = (): Storage => {
  let view: Storage | undefined;
  jest.isolateModules(() => (view = jest.requireActual<Storage>('.')));
  if (!view) throw new Error('The module did not load');
  return view;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('consent', () => {
  it('persists across page views, and functional values are removed when it is withdrawn', () => {
    expect(pageView().storedValue(VALUE).write(1)).toBe(false);
    const consenting = pageView();
    consenting.keepFunctionalConsent(true);
    expect(consenting.storedValue(VALUE).write(2)).toBe(true);
    expect(pageView().storedValue(VALUE).read()).toBe(2);
    localStorage.setItem('signpost.favourites', 'mine');
    const withdrawing = pageView();
    withdrawing.keepFunctionalConsent(false);
    expect(Object.keys(localStorage)).toEqual(['signpost.favourites']);
    expect(pageView().storedValue(VALUE).write(3)).toBe(false);
  });

  it('withdrawn in another tab ends here at once and removes the functional values', () => {
    const tab = pageView();
    const session = { ...VALUE, key: 'UcasCacheItem.list', area: 'session' } as const;
    tab.keepFunctionalConsent(true);
    expect([tab.storedValue(VALUE).write(1), tab.storedValue(session).write(1)]).toEqual([true, true]);
    // The other tab has its own session storage.
    const kept = Object.entries(sessionStorage);
    pageView().keepFunctionalConsent(false);
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    expect(tab.isAllowed('functional')).toBe(false);
    expect([tab.storedValue(VALUE).write(2), tab.storedValue(session).write(2)]).toEqual([false, false]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'signpost.consent', newValue: null }));
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
  });

  it('given in another tab applies here too', () => {
    const tab = pageView();
    expect(tab.isAllowed('functional')).toBe(false);
    pageView().keepFunctionalConsent(true);
    expect(tab.isAllowed('functional')).toBe(true);
  });

  it('is not given when storage is disabled, and nothing throws', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const view = pageView();
    expect(() => view.keepFunctionalConsent(false)).not.toThrow();
    expect(pageView().isAllowed('functional')).toBe(false);
    jest.restoreAllMocks();
  });
});
