export { isAllowed, keepFunctionalConsent, type ConsentClass } from './consent';
export { dropCookie, readCookie, writeCookie, type CookieOptions } from './cookie';
export { storedValue, type StoredValue, type StoredValueOptions } from './stored-value';
