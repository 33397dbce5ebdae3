import * as v from 'valibot';
import { keepFunctionalConsent, storedValue } from '.';

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
