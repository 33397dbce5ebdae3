import { cahNames } from '../courses/cah-names';

/** What a subject guide is chosen by. */
interface Guide {
  id: string;
  title: string;
  cah: readonly string[];
  hecosMap: readonly { label: string }[];
}

/** Words that say nothing of a subject. */
const empty = new Set(
  'a an and applied art at by for general in its level non of on other others science sciences specific studies study the to with technology theory year'.split(
    ' ',
  ),
);

/** Words of titles that a subject's names do not share a stem with. */
const otherWords: Readonly<Record<string, string>> = {
  crime: 'criminology',
  criminal: 'criminology',
  criminological: 'criminology',
  police: 'policing',
  maths: 'mathematics',
};

/** The stems of a text's words that tell something, each with its place among all of the words. */
function stemsOf(text: string): Map<string, number> {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const stems = words.map((word) => stemOf(otherWords[word] ?? word));
  return new Map(
    stems
      .map((stem, place) => [stem, place] as const)
      .filter((_, place) => !empty.has(words[place] ?? ''))
      .reverse(),
  );
}

/** A word without the endings that vary between a title and a subject's name: 'sociology' and 'sociological' are one. */
const stemOf = (word: string): string =>
  word
    .replace(/(ically|ical|ics|ic|ies|ing|ist|ists|ians|ian|ology|ological|ations|ation|y|s)$/, '')
    .padEnd(3, word.slice(0, 3))
    .slice(0, 8);

/** Where the first of some names' words stands in a title; Infinity where none does. */
function placeIn(title: ReadonlyMap<string, number>, names: readonly string[]): number {
  const places = names.flatMap((name) =>
    [...stemsOf(name).keys()].map((stem) => title.get(stem) ?? Infinity),
  );
  return Math.min(Infinity, ...places);
}

/** Whether a title and some names of a subject share a word. */
export const sharesWord = (title: string, names: readonly string[]): boolean =>
  placeIn(stemsOf(title), names) < Infinity;

/** Orders subject codes by where their names stand in a title; those that it does not name come last, in their order. */
export function tellingOrder(title: string, codes: readonly string[]): string[] {
  const stems = stemsOf(title);
  const places = new Map(codes.map((code) => [code, placeIn(stems, [cahNames[code] ?? ''])] as const));
  return [...codes].sort((one, other) => byPlace(places.get(one), places.get(other)));
}

const byPlace = (one = Infinity, other = Infinity): number => (one === other ? 0 : one - other);

/** The subject guides of a course with this title and these codes, the one that its title names first. */
export type GuideFinder = (title: string, codes: readonly string[]) => string[];

/**
 * Finds subject guides. Of several guides to one code, those count that the title names; where it names none, the one that
 * the code's own name names.
 */
export function guideFinder(guides: readonly Guide[]): GuideFinder {
  const byCode = new Map<string, Guide[]>();
  for (const guide of guides) {
    for (const code of guide.cah) byCode.set(code, [...(byCode.get(code) ?? []), guide]);
  }
  const namesOf = new Map(
    guides.map((guide) => [guide, [guide.title, ...guide.hecosMap.map(({ label }) => label)]] as const),
  );
  return (title, codes) => {
    const stems = stemsOf(title);
    const titlePlace = (guide: Guide) =>
      Math.min(placeIn(stems, [guide.title]), placeIn(stems, namesOf.get(guide) ?? []) + 0.5);
    const chosen = codes.flatMap((code) => {
      const among = byCode.get(code) ?? [];
      if (among.length < 2) return among;
      const named = among.filter((guide) => titlePlace(guide) < Infinity);
      return named.length > 0
        ? named
        : among.filter((guide) => sharesWord(cahNames[code] ?? '', [guide.title])).slice(0, 1);
    });
    const order = new Map([...new Set(chosen)].map((guide) => [guide, titlePlace(guide)] as const));
    return [...order].sort(([, one], [, other]) => byPlace(one, other)).map(([{ id }]) => id);
  };
}
