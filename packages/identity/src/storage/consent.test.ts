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
