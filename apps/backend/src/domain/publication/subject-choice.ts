import { cahNames } from '../courses/cah-names';
import { SUBJECT_ALIASES } from './subject-aliases';

/** What a subject guide is chosen by. */
interface Guide {
  id: string;
  title: string;
  cah: readonly string[];
  hecosMap: readonly { label: string }[];
}

/** Words that say nothing of a subject. */
const empty = new Set(
  'a an and applied at by for general in its level non of on other others science sciences specific studies study the to with technology theory year'.split(
    ' ',
  ),
);

/** Words whose stem is another word's, or that have no stem in common with what they mean. */
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

/** The stems of a text's words that tell something, each with its place among all of the words. */
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

/** A word without the endings that vary between a title and a subject's name: 'sociology' and 'sociological' are one. */
const stemOf = (word: string): string =>
  word
    .replace(/(ically|ical|ics|ic|ies|ing|ist|ists|ians|ian|ology|ological|ations|ation|y|s)$/, '')
    .padEnd(3, word.slice(0, 3))
    .slice(0, 8);

/** A subject's name as stems: it is looked for in every title. */
type Name = readonly string[];

const known = new Map<string, Name>();

const nameOf = (text: string): Name => {
  const name = known.get(text) ?? [...stemsOf(text).keys()];
  known.set(text, name);
  return name;
};

/** Where a name stands in a title: all of its words must, in any order. Infinity where they do not. */
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

/** Orders subject codes by where their names stand in a title; those that it does not name come last, in their order. */
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

/** The subject guides of a course with this title and these codes, the one that its title names first. */
export type GuideFinder = (title: string, codes: readonly string[]) => string[];

/**
 * Finds subject guides by title, then by code. Of several guides to one code those count that the title names, else the
 * one that the code's own name names. Where the title names none of the codes' guides, a guide that it does name is first.
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

/** What a title may call a guide's subject: parts of the guide's own title, the subjects within it, and its other names. */
const guideNames = ({ id, title, hecosMap }: Guide): string[] => [
  ...title.split(/ and |, /),
  ...hecosMap.map(({ label }) => label),
  ...(SUBJECT_ALIASES[id] ?? []),
];
