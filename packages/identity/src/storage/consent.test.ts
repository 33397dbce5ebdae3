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

/** The module as a new page view has it. */
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
  it('is remembered on the next page view, and what was kept goes when it is taken back', () => {
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

  it('that another tab takes back ends here at once, and here nothing is left of what was kept', () => {
    const tab = pageView();
    const session = { ...VALUE, key: 'UcasCacheItem.list', area: 'session' } as const;
    tab.keepFunctionalConsent(true);
    expect([tab.storedValue(VALUE).write(1), tab.storedValue(session).write(1)]).toEqual([true, true]);
    // The other tab has a session storage of its own.
    const kept = Object.entries(sessionStorage);
    pageView().keepFunctionalConsent(false);
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    expect(tab.isAllowed('functional')).toBe(false);
    expect([tab.storedValue(VALUE).write(2), tab.storedValue(session).write(2)]).toEqual([false, false]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'signpost.consent', newValue: null }));
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
  });

  it('that another tab gives holds here too', () => {
    const tab = pageView();
    expect(tab.isAllowed('functional')).toBe(false);
    pageView().keepFunctionalConsent(true);
    expect(tab.isAllowed('functional')).toBe(true);
  });

  it('is none when storage is switched off, and nothing throws', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const view = pageView();
    expect(() => view.keepFunctionalConsent(false)).not.toThrow();
    expect(pageView().isAllowed('functional')).toBe(false);
    jest.restoreAllMocks();
  });
});
