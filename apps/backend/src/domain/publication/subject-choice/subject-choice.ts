import { cahNames } from '../../courses/cah-names';
import { groupBy } from '../group-by';
import { namesByKind, placesIn, type Guide, type NamesByKind } from './guide-names';
import { nameOf, placeOf, type Name } from './subject-name';
import { SHARED_CODES } from './subject-aliases';
import { stemsOf, type Stems } from './title-stems';

const firstPlace = (title: ReadonlyMap<string, number>, names: readonly Name[]): number =>
  names.reduce((first, name) => Math.min(first, placeOf(title, name)), Infinity);

/** Stems of words that titles of many subjects have. */
const COMMON_STEMS: ReadonlySet<string> = new Set(
  nameOf('foundation practice professional technology technologies work years'),
);

/** Whether a title and some names of a subject share a word that is not in titles of many subjects. */
export const sharesWord = (title: string, names: readonly string[]): boolean => {
  const { significant } = stemsOf(title);
  return names.some((name) => nameOf(name).some((stem) => significant.has(stem) && !COMMON_STEMS.has(stem)));
};

/** Sorts subject codes by the position of their names in a title; codes without a match come last. */
export const tellingOrder = (title: string, codes: readonly string[]): string[] => {
  const { significant } = stemsOf(title);
  const places = new Map(
    codes.map((code) => {
      const words = nameOf(cahNames[code] ?? '').map((stem) => [stem]);
      return [code, firstPlace(significant, words)] as const;
    }),
  );
  return [...codes].sort((one, other) => byPlace(places.get(one), places.get(other)));
};

const byPlace = (one = Infinity, other = Infinity): number => (one === other ? 0 : one - other);

/** Returns the subject guides of a course by title and codes, the one named by the title first. */
export type GuideFinder = (title: string, codes: readonly string[]) => string[];

/**
 * Finds subject guides by title, then by code. Of several guides to one code, those named by the title are used, else the
 * one named by the code. When the title names none of the codes' guides, another guide comes first if the title starts
 * with its title or contains an alias of it. HECoS labels are names of a guide for courses of its own codes only.
 */
export const guideFinder = (guides: readonly Guide[]): GuideFinder => {
  const byCode = guidesByCode(guides);
  const names = namesByKind(guides);
  return (title, codes) => {
    const stems = stemsOf(title);
    const places = placesIn(stems.all, names.inside);
    const placeIn = (guide: Guide) => places.get(guide) ?? Infinity;
    const isNamed = (guide: Guide) => placeIn(guide) < Infinity;
    const ofCodes = codes.flatMap((code) => {
      const among = byCode.get(code) ?? [];
      if (among.length < 2) return among;
      const named = among.filter(isNamed);
      const own = among.filter((guide) => sharesWord(cahNames[code] ?? '', [guide.title]));
      return named.length > 0 ? named : own.slice(0, 1);
    });
    const chosen = [...new Set(ofCodes)].sort((one, other) => byPlace(placeIn(one), placeIn(other)));
    const leader = chosen.some(isNamed) ? undefined : outsideLeader(stems, guides, names);
    return [...new Set([...(leader ? [leader] : []), ...chosen])].map(({ id }) => id);
  };
};

/** Returns the guides of each code, those whose figures are of the code first. */
const guidesByCode = (guides: readonly Guide[]): ReadonlyMap<string, readonly Guide[]> => {
  const pairs = [
    ...guides.flatMap((guide) => guide.cah.map((code) => ({ code, guide }))),
    ...guides.flatMap((guide) => (SHARED_CODES[guide.id] ?? []).map((code) => ({ code, guide }))),
  ];
  const groups = groupBy(pairs, ({ code }) => code);
  return new Map([...groups].map(([code, group]) => [code, group.map(({ guide }) => guide)]));
};

/** Returns the guide whose alias or title a course title contains first, whatever its codes; the title must start with the latter. */
const outsideLeader = (stems: Stems, guides: readonly Guide[], names: NamesByKind): Guide | undefined => {
  const byTitle = placesIn(stems.all, names.titles);
  const byAlias = placesIn(stems.all, names.aliases);
  const placed = guides.map((guide) => {
    const titlePlace = byTitle.get(guide) ?? Infinity;
    const aliasPlace = byAlias.get(guide) ?? Infinity;
    return { guide, place: Math.min(titlePlace <= stems.start ? titlePlace : Infinity, aliasPlace) };
  });
  return placed.filter(({ place }) => place < Infinity).sort((one, other) => one.place - other.place)[0]
    ?.guide;
};
