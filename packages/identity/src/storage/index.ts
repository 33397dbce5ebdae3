export { isAllowed, keepFunctionalConsent } from './consent';
export { dropCookie } from './cookie';
export { storedValue, type StoredValue } from './stored-value';
export { storedAnswer } from './stored-answer';
