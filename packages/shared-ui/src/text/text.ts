import { grouped } from './number';

/** [V-06] At most `length` characters of a text (100 unless said), then an ellipsis when some were cut. */
export const limit = (text: string, length = 100): string => {
  if (text.length <= length) return text;
  // Half of a surrogate pair would be shown as a replacement character.
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
};

/** [V-08] A yearly pay in pounds as "£26,500", without pence; `up` rounds any pence up to the next pound. */
export const salary = (pounds: number, { up = false } = {}): string =>
  `${pounds < 0 ? '-' : ''}£${grouped(Math.round(Math.abs(up ? Math.ceil(pounds) : pounds)))}`;

const POSTCODE = /(?<![\p{L}\p{N}])(gir ?0aa|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})(?![\p{L}\p{N}])/giu;
const UK = /(?<![\p{L}\p{N}])uk(?![\p{L}\p{N}])/giu;
const FIRST_LETTER = /(?<=^|[\s([{"“‘])\p{Ll}/gu;

const allUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const upper = (text: string) => text.toUpperCase();

/** [V-09] A name as it is shown: shouting lowered, each word capitalised, UK postcodes and "UK" in capitals. */
export const tidy = (text: string): string =>
  (allUpper(text) ? text.toLowerCase() : text)
    .replace(FIRST_LETTER, upper)
    .replace(POSTCODE, upper)
    .replace(UK, upper);

/** [V-10] An outside address with https:// when it names neither http nor https; mail and telephone stay as they are. */
export const externalUrl = (address: string): string => {
  const url = address.trim();
  if (/^(https?:\/\/|mailto:|tel:)/i.test(url)) return url;
  return `https://${url.replace(/^\/\//, '')}`;
};

/**
 * [V-11] A name as a part of an address: lower case, accents folded, every run of what is no letter, digit, underscore or
 * hyphen one dash, and none at the ends.
 */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
