import { cahNames } from '../courses/cah-names';
import { groupBy } from './group-by';
import { SHARED_CODES, SUBJECT_ALIASES } from './subject-words/subject-aliases';
import { stemsOf, type Stems } from './subject-words/title-stems';

/** Data for choosing a subject guide. */
interface Guide {
  id: string;
  title: string;
  cah: readonly string[];
  hecosMap: readonly { label: string }[];
}

/** The stems of a subject's name. */
type Name = readonly string[];

const known = new Map<string, Name>();

/** Returns the stems of a name's significant words. */
const nameOf = (text: string): Name => {
  const name = known.get(text) ?? [...stemsOf(text).significant.keys()];
  known.set(text, name);
  return name;
};

/** Returns the stems of a name; all of them where only one is significant, so that 'Food science' is not just 'food'. */
const strictNameOf = (text: string): Name => {
  const name = nameOf(text);
  return name.length > 1 ? name : [...stemsOf(text).all.keys()];
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
  const namesOf = new Map(guides.map((guide) => [guide, guideNames(guide)] as const));
  return (title, codes) => {
    const stems = stemsOf(title);
    const places = new Map(
      guides.map((guide) => [guide, firstPlace(stems.all, namesOf.get(guide)?.inside ?? [])]),
    );
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
    const leader = chosen.some(isNamed) ? undefined : outsideLeader(stems, guides, namesOf);
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
const outsideLeader = (
  stems: Stems,
  guides: readonly Guide[],
  namesOf: ReadonlyMap<Guide, GuideNames>,
): Guide | undefined => {
  const placed = guides.map((guide) => {
    const { titles = [], aliases = [] } = namesOf.get(guide) ?? {};
    const titlePlace = firstPlace(stems.all, titles);
    const aliasPlace = firstPlace(stems.all, aliases);
    return { guide, place: Math.min(titlePlace <= stems.start ? titlePlace : Infinity, aliasPlace) };
  });
  return placed.filter(({ place }) => place < Infinity).sort((one, other) => one.place - other.place)[0]
    ?.guide;
};

interface GuideNames {
  /** Names for courses of the guide's own codes. */
  inside: readonly Name[];
  /** Parts of the guide's title, for courses of other codes. */
  titles: readonly Name[];
  aliases: readonly Name[];
}

const keyOf = (name: Name): string => [...name].sort().join(' ');

/** Aliases are names of their own guides alone: no HECoS label of another guide counts that says the same. */
const aliasKeys = new Set(
  Object.values(SUBJECT_ALIASES).flatMap((aliases) => aliases.map((alias) => keyOf(strictNameOf(alias)))),
);

/** Returns the parts of a guide's title: 'Chemical engineering', not 'Chemical', where engineering ends it. */
const titleParts = (title: string): string[] => {
  const parts = title.split(/ and |, /);
  return title.endsWith(' engineering') ? parts.map((part) => `${part} engineering`) : parts;
};

const guideNames = ({ id, title, hecosMap }: Guide): GuideNames => {
  const aliases = (SUBJECT_ALIASES[id] ?? []).map(strictNameOf);
  const labels = hecosMap.filter(({ label }) => !aliasKeys.has(keyOf(strictNameOf(label))));
  return {
    inside: [...title.split(/ and |, /).map(nameOf), ...labels.map(({ label }) => nameOf(label)), ...aliases],
    titles: titleParts(title).map(strictNameOf),
    aliases,
  };
};
