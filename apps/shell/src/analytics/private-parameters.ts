/** What says too much about a visitor to be measured, wherever in a parameter it stands: an address may carry another one. */
const PRIVATE = /(^|[?&])(postcode|assessmentId)(\[|=|$)/i;

/** A full postcode, wherever someone typed it. */
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/gi;

/** A text without full postcodes. */
export const withoutPostcode = (text: string): string => text.replace(POSTCODE, '').trim();

/** A text decoded until nothing is left to decode, three times at most. */
const plain = (text: string): string => {
  let decoded = text.replaceAll('+', ' ');
  try {
    for (let times = 0; times < 3; times += 1) decoded = decodeURIComponent(decoded);
  } catch {
    // What cannot be decoded further is read as it is.
  }
  return decoded;
};

const isPrivate = (pair: string): boolean => PRIVATE.test(pair) || withoutPostcode(pair) !== pair.trim();

/** A query string without the parameters that carry a postcode, by name or by value, or an assessment id; empty, or with its question mark. */
export const withoutPrivate = (search: string): string => {
  const pairs = search.replace(/^\?/, '').split('&');
  const kept = pairs.filter((pair) => pair && !isPrivate(plain(pair)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};
