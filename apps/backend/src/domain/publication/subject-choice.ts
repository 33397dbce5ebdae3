import { cahNames } from '../courses/cah-names';
import { SUBJECT_ALIASES } from './subject-aliases';

/** Data for choosing a subject guide. */
interface Guide {
  id: string;
  title: string;
  cah: readonly string[];
  hecosMap: readonly { label: string }[];
}

/** Words that do not identify a subject. */
const empty = new Set(
  'a an and applied at by for general in its level non of on other others science sciences specific studies study the to with technology theory year'.split(
    ' ',
  ),
);

/** Stems of words that the general rules would stem wrongly. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  crime: 'criminology',
  criminological: 'criminology',
  policing: 'police',
  practitioner: 'practice',
  maths: 'mathematics',
  pharmaceutical: 'pharmacy',
  filmmaking: 'film',
  cybersecurity: 'cyber',
};

/** Returns the stems of a text's significant words with their positions. */
const stemsOf = (text: string): Map<string, number> => {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const stems = words.map((word) => stemOf(OTHER_WORDS[word] ?? word));
  return new Map(
    stems
      .map((stem, place) => [stem, place] as const)
      .filter((_, place) => !empty.has(words[place] ?? ''))
      .reverse(),
  );
};

/** Stems a word, so that 'sociology' and 'sociological' match. */
const stemOf = (word: string): string =>
  word
    .replace(/(ically|ical|ics|ic|ies|ing|ist|ists|ians|ian|ology|ological|ations|ation|y|s)$/, '')
    .padEnd(3, word.slice(0, 3))
    .slice(0, 8);

/** The stems of a subject's name. */
type Name = readonly string[];

const known = new Map<string, Name>();

const nameOf = (text: string): Name => {
  const name = known.get(text) ?? [...stemsOf(text).keys()];
  known.set(text, name);
  return name;
};

/** Returns the position of a name in a title, which must have all of its words in any order; otherwise Infinity. */
const placeOf = (title: ReadonlyMap<string, number>, name: Name): number => {
  let first = Infinity;
  for (const stem of name) {
    const place = title.get(stem);
    if (place === undefined) return Infinity;
    first = Math.min(first, place);
  }
  return first;
};

const firstPlace = (title: ReadonlyMap<string, number>, names: readonly Name[]): number =>
  names.reduce((first, name) => Math.min(first, placeOf(title, name)), Infinity);

/** Whether a title and some names of a subject share a word. */
export const sharesWord = (title: string, names: readonly string[]): boolean => {
  const stems = stemsOf(title);
  return names.some((name) => nameOf(name).some((stem) => stems.has(stem)));
};

/** Sorts subject codes by the position of their names in a title; codes without a match come last. */
export const tellingOrder = (title: string, codes: readonly string[]): string[] => {
  const stems = stemsOf(title);
  const places = new Map(
    codes.map((code) => {
      const words = nameOf(cahNames[code] ?? '').map((stem) => [stem]);
      return [code, firstPlace(stems, words)] as const;
    }),
  );
  return [...codes].sort((one, other) => byPlace(places.get(one), places.get(other)));
};

const byPlace = (one = Infinity, other = Infinity): number => (one === other ? 0 : one - other);

/** Returns the subject guides of a course by title and codes, the one named by the title first. */
export type GuideFinder = (title: string, codes: readonly string[]) => string[];

/**
 * Finds subject guides by title, then by code. Of several guides to one code, those named by the title are used, else the
 * one named by the code. When the title names none of the codes' guides, another guide that it names comes first.
 */
export const guideFinder = (guides: readonly Guide[]): GuideFinder => {
  const byCode = new Map<string, Guide[]>();
  for (const guide of guides) {
    for (const code of guide.cah) byCode.set(code, [...(byCode.get(code) ?? []), guide]);
  }
  const namesOf = new Map(guides.map((guide) => [guide, guideNames(guide).map(nameOf)] as const));
  return (title, codes) => {
    const stems = stemsOf(title);
    const places = new Map(guides.map((guide) => [guide, firstPlace(stems, namesOf.get(guide) ?? [])]));
    const placeIn = (guide: Guide) => places.get(guide) ?? Infinity;
    const isNamed = (guide: Guide) => placeIn(guide) < Infinity;
    const ofCodes = codes.flatMap((code) => {
      const among = byCode.get(code) ?? [];
      if (among.length < 2) return among;
      const named = among.filter(isNamed);
      const own = among.filter((guide) => sharesWord(cahNames[code] ?? '', [guide.title]));
      return named.length > 0 ? named : own.slice(0, 1);
    });
    const chosen = ofCodes.some(isNamed) ? ofCodes : [...guides.filter(isNamed), ...ofCodes];
    return [...new Set(chosen)]
      .sort((one, other) => byPlace(placeIn(one), placeIn(other)))
      .map(({ id }) => id);
  };
};

/** Returns the names of a guide's subject: parts of the guide's title, its subjects and aliases. */
const guideNames = ({ id, title, hecosMap }: Guide): string[] => [
  ...title.split(/ and |, /),
  ...hecosMap.map(({ label }) => label),
  ...(SUBJECT_ALIASES[id] ?? []),
];
