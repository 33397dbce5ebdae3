import * as v from 'valibot';
import type * as storage from '.';
import { dropCookie, keepFunctionalConsent, storedValue } from '.';
import { readCookie } from './cookie';
import { writeCookie } from './cookie';

describe('consent', () => {
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
});

describe('cookie', () => {
  afterEach(() => {
    keepFunctionalConsent(false);
    dropCookie('choice');
  });

  describe('cookies', () => {
    it('keep values with special characters', () => {
      expect(writeCookie('choice', 'a=b; c=é', { consent: 'requested', maxAge: 60 })).toBe(true);
      expect(readCookie('choice')).toBe('a=b; c=é');
      expect(readCookie('cho')).toBeNull();
      dropCookie('choice');
      expect(readCookie('choice')).toBeNull();
    });

    it('of the functional class require consent', () => {
      expect(writeCookie('choice', '1', { consent: 'functional' })).toBe(false);
      keepFunctionalConsent(true);
      expect(writeCookie('choice', '1', { consent: 'functional' })).toBe(true);
    });

    it('that cannot be decoded read as null', () => {
      document.cookie = 'choice=%E0%A4%A';
      expect(readCookie('choice')).toBeNull();
    });
  });
});

describe('stored value', () => {
  const visits = (options: Partial<Parameters<typeof storedValue<number>>[0]> = {}) =>
    storedValue<number>({
      key: 'test.visits',
      version: 2,
      schema: v.number(),
      fallback: 0,
      consent: 'requested',
      ...options,
    });

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    keepFunctionalConsent(false);
  });
  afterEach(() => jest.restoreAllMocks());

  describe('a stored value', () => {
    it('is stored with its version and read back', () => {
      expect(visits().read()).toBe(0);
      expect(visits().write(3)).toBe(true);
      expect(localStorage.getItem('test.visits')).toBe('{"version":2,"value":3}');
      expect(visits().read()).toBe(3);
      visits().clear();
      expect(visits().read()).toBe(0);
    });

    it('can end with the session', () => {
      visits({ area: 'session' }).write(5);
      expect(localStorage).toHaveLength(0);
      expect(visits({ area: 'session' }).read()).toBe(5);
    });

    it.each([
      '{',
      '',
      'null',
      '7',
      '"x"',
      '{"version":1,"value":3}',
      '{"version":2,"value":"3"}',
      '{"version":2}',
    ])('is the fallback when the device holds %s', (text) => {
      localStorage.setItem('test.visits', text);
      expect(visits().read()).toBe(0);
    });

    it('is not written when the quota is exceeded, and nothing throws', () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
      expect(visits().write(3)).toBe(false);
    });

    it('is the fallback when storage is disabled', () => {
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
      expect(visits().read()).toBe(0);
      expect(visits().write(3)).toBe(false);
      expect(() => visits().clear()).not.toThrow();
    });

    it('of the functional class requires consent for reading and writing', () => {
      localStorage.setItem('test.visits', '{"version":2,"value":3}');
      const value = visits({ consent: 'functional' });
      expect(value.read()).toBe(0);
      expect(value.write(4)).toBe(false);
      keepFunctionalConsent(true);
      expect(value.read()).toBe(3);
      expect(value.write(4)).toBe(true);
    });
  });
});
