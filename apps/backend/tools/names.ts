import { nameOverrides } from './name-overrides';
import type { Row } from './publication';
import { cell } from './publication';

const smallWords = new Set(['of', 'the', 'and', 'in', 'for', 'at', 'with', 'on', 'upon', 'y', 'de', 'to']);
const acronyms =
  /^(uk|bpp|bimm|qahe|scl|sae|rtc|dn|rnn|tec|nhs|uck|icon|jca|lca|usp|acmet|ukmc|escp|hy|lte)$/i;
const company = /[\s,]*(\(incorporated\)|\bincorporated|\binc|\blimited|\bltd)\.?(?=\s*(\(|$))/gi;

const lowerFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** One word of a name in its usual capitals: 'SCHOOL' → 'School', 'Uk' → 'UK', 'theological' → 'Theological'. */
function capitalise(word: string, index: number, shouting: boolean): string {
  if (acronyms.test(word)) return word.toUpperCase();
  const lower = word.toLowerCase();
  if (index > 0 && smallWords.has(lower)) return lower;
  if (shouting) return lowerFirst(word);
  return /^\p{Ll}/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * A published name tidied for reading: company endings, stray brackets and full stops go, 'X, the' becomes 'The X',
 * 'The University of X' becomes 'University of X', shouting is lowered, apostrophes are curly.
 */
export function tidyName(published: string): string {
  let name = published.replaceAll(/\s+/g, ' ').trim();
  if (name.includes('/')) name = name.slice(0, name.indexOf('/'));
  const trailingThe = /(,\s*the|\(the\))$/i;
  if (trailingThe.test(name)) name = `The ${name.replace(trailingThe, '')}`;
  name = name.replaceAll(company, '').replace(/\s*\((academy trust|ukcab|ukmc|ucq|lccm)\)$/i, '');
  name = name.replace(/[.,\s]+$/, '').replaceAll(/\bSt\. /g, 'St ');
  if (trailingThe.test(name)) name = `The ${name.replace(trailingThe, '')}`;
  const shouting = !/\p{Ll}/u.test(name) && name.includes(' ');
  const words = name.split(' ').map((word, index) => capitalise(word, index, shouting));
  return words
    .join(' ')
    .replace(/^The (?=University of )/i, '')
    .replaceAll("'", '’')
    .trim();
}

/** The name a provider is known by: a curated name, else its trading name, else its legal name, tidied. */
export function providerName(row: Row): string {
  const curated = nameOverrides[cell(row, 'PUBUKPRN')];
  return curated ?? tidyName(cell(row, 'FIRST_TRADING_NAME') || cell(row, 'LEGAL_NAME'));
}

/** The name as an index lists it: 'University of Bath' → 'Bath, University of', 'The Open University' → 'Open University, The'. */
export function sortName(name: string): string {
  const inverted = /^(University (?:of|for)(?: the)?|The) (.+)$/.exec(name);
  return inverted ? `${inverted[2]}, ${inverted[1]}` : name;
}

/** Other names people search by, without repeats of the name itself (case, accents and punctuation aside). */
export function providerAliases(name: string, row: Row, synonyms: readonly string[]): string[] {
  const candidates = [
    ...synonyms,
    tidyName(cell(row, 'FIRST_TRADING_NAME')),
    tidyName(cell(row, 'LEGAL_NAME')),
    ...cell(row, 'OTHER_NAMES')
      .split('###')
      .map((other) => other.trim()),
  ];
  const seen = new Set([fold(name)]);
  return candidates.filter((candidate) => {
    const key = fold(candidate);
    if (key === '' || seen.has(key) || key === 'university of london') return false;
    seen.add(key);
    return true;
  });
}

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^the /, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
