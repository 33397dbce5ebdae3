import { NAME_OVERRIDES } from './name-overrides';
import type { Row } from '../publication';
import { cell } from '../publication';

const SMALL_WORDS = new Set(['of', 'the', 'and', 'in', 'for', 'at', 'with', 'on', 'upon', 'y', 'de', 'to']);
const ACRONYMS =
  /^(uk|bpp|bimm|qahe|scl|sae|rtc|dn|rnn|tec|nhs|uck|icon|jca|lca|usp|acmet|ukmc|escp|hy|lte)$/i;
const COMPANY = /[\s,]*(\(incorporated\)|\bincorporated|\binc|\blimited|\bltd)\.?(?=\s*(\(|$))/gi;

const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Capitalises one word of a name: 'SCHOOL' → 'School', 'Uk' → 'UK', 'theological' → 'Theological'. */
const capitalise = (word: string, index: number, isAllCaps: boolean): string => {
  if (ACRONYMS.test(word)) return word.toUpperCase();
  const lower = word.toLowerCase();
  if (index > 0 && SMALL_WORDS.has(lower)) return lower;
  if (isAllCaps) return titleCase(word);
  return /^\p{Ll}/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/**
 * Cleans up a published name: removes company endings, stray brackets and full stops, turns 'X, the' into 'The X' and
 * 'The University of X' into 'University of X', lowers all-capitals, and makes apostrophes curly.
 */
export const tidyName = (published: string): string => {
  let name = published.replaceAll(/\s+/g, ' ').trim();
  if (name.includes('/')) name = name.slice(0, name.indexOf('/'));
  const trailingThe = /(,\s*the|\(the\))$/i;
  if (trailingThe.test(name)) name = `The ${name.replace(trailingThe, '')}`;
  name = name.replaceAll(COMPANY, '').replace(/\s*\((academy trust|ukcab|ukmc|ucq|lccm)\)$/i, '');
  name = name.replace(/[.,\s]+$/, '').replaceAll(/\bSt\. /g, 'St ');
  if (trailingThe.test(name)) name = `The ${name.replace(trailingThe, '')}`;
  const isAllCaps = !/\p{Ll}/u.test(name) && name.includes(' ');
  const words = name.split(' ').map((word, index) => capitalise(word, index, isAllCaps));
  return words
    .join(' ')
    .replace(/^The (?=University of )/i, '')
    .replaceAll("'", '’')
    .trim();
};

/** The display name of a provider: a curated name, else its trading name, else its legal name, cleaned up. */
export const providerName = (row: Row): string => {
  const curated = NAME_OVERRIDES[cell(row, 'PUBUKPRN')];
  return curated ?? tidyName(cell(row, 'FIRST_TRADING_NAME') || cell(row, 'LEGAL_NAME'));
};

/**
 * The name as in an index: 'University of Bath' → 'Bath, University of', 'The Open University' → 'Open University,
 * The'.
 */
export const sortName = (name: string): string => {
  const inverted = /^(University (?:of|for)(?: the)?|The) (.+)$/.exec(name);
  return inverted ? `${inverted[2]}, ${inverted[1]}` : name;
};

/** Other names that people search by, without variants of the name itself (ignoring case, accents and punctuation). */
export const providerAliases = (name: string, row: Row, synonyms: readonly string[]): string[] => {
  const candidates = [
    ...synonyms,
    tidyName(cell(row, 'FIRST_TRADING_NAME')),
    tidyName(cell(row, 'LEGAL_NAME')),
    ...cell(row, 'OTHER_NAMES')
      .split('###')
      .map((other) => other.trim()),
  ];
  const keys = new Set([fold(name)]);
  return candidates.filter((candidate) => {
    const key = fold(candidate);
    if (key === '' || keys.has(key) || key === 'university of london') return false;
    keys.add(key);
    return true;
  });
};

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^the /, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
