const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g;
/** Seven digits or more, with spaces, dots, brackets or hyphens between: telephone, application and card numbers. */
const LONG_NUMBER = /\+?\d(?:[\s().-]*\d){6,}/g;
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/gi;

/** Replaces email addresses, long numbers and full postcodes in what a visitor wrote. */
export const withoutPersonalDetails = (text: string): string =>
  [EMAIL, LONG_NUMBER, POSTCODE].reduce((rest, pattern) => rest.replace(pattern, '[removed]'), text).trim();

/** Whether a text has an email address, a long number or a full postcode. */
export const hasPersonalDetails = (text: string): boolean => withoutPersonalDetails(text) !== text.trim();
