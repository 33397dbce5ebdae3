/** Names of private parameters, anywhere in a value: an address may contain another address. */
const PRIVATE = /(^|[?&])(postcode|assessmentId)(\[|=|$)/i;

/** A full UK postcode. */
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/gi;

/** Removes full postcodes from a text. */
export const withoutPostcode = (text: string): string => text.replace(POSTCODE, '').trim();

/** Decodes a text repeatedly until it no longer changes, three times at most. */
const decodeFully = (text: string): string => {
  let decoded = text.replaceAll('+', ' ');
  try {
    for (let times = 0; times < 3; times += 1) decoded = decodeURIComponent(decoded);
  } catch {
    // A text that cannot be decoded further is used as it is.
  }
  return decoded;
};

const isPrivate = (pair: string): boolean => PRIVATE.test(pair) || withoutPostcode(pair) !== pair.trim();

/**
 * Removes parameters that carry a postcode, by name or by value, or an assessment id from a query string. Returns an
 * empty string or one with its question mark.
 */
export const withoutPrivate = (search: string): string => {
  const pairs = search.replace(/^\?/, '').split('&');
  const publicPairs = pairs.filter((pair) => pair && !isPrivate(decodeFully(pair)));
  return publicPairs.length > 0 ? `?${publicPairs.join('&')}` : '';
};
