import { grouped } from './number';

/** [V-06] Truncates text to `length` characters (default 100), with an ellipsis when cut. */
export const limit = (text: string, length = 100): string => {
  if (text.length <= length) return text;
  // Half of a surrogate pair would be shown as a replacement character.
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
};

/** A text with its first letter in upper case, to begin a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** [V-08] A yearly pay in pounds as "£26,500", without pence; `up` rounds up to the next pound. */
export const salary = (pounds: number, { up = false } = {}): string =>
  `${pounds < 0 ? '-' : ''}£${grouped(Math.round(Math.abs(up ? Math.ceil(pounds) : pounds)))}`;

const POSTCODE = /(?<![\p{L}\p{N}])(gir ?0aa|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})(?![\p{L}\p{N}])/giu;
const UK = /(?<![\p{L}\p{N}])uk(?![\p{L}\p{N}])/giu;
const FIRST_LETTER = /(?<=^|[\s([{"“‘])\p{Ll}/gu;

const allUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const upper = (text: string) => text.toUpperCase();

/** [V-09] A display name: upper-case text lowered, each word capitalised, UK postcodes and "UK" in capitals. */
export const tidy = (text: string): string =>
  (allUpper(text) ? text.toLowerCase() : text)
    .replace(FIRST_LETTER, upper)
    .replace(POSTCODE, upper)
    .replace(UK, upper);

/**
 * [V-10] Prefixes an external address with https:// when it has neither http nor https; mailto and tel are unchanged.
 */
export const externalUrl = (address: string): string => {
  const url = address.trim();
  if (/^(https?:\/\/|mailto:|tel:)/i.test(url)) return url;
  return `https://${url.replace(/^\/\//, '')}`;
};
