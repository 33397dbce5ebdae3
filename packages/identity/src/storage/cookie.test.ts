import { writeCookie } from './cookie';
import { dropCookie, readCookie, keepFunctionalConsent } from '.';

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
