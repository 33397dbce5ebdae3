import { groupBy } from '../group-by';
import { SUBJECT_ALIASES } from './subject-aliases';
import { nameOf, placeOf, strictNameOf, type Name } from './subject-name';

/** Data for choosing a subject guide. */
export interface Guide {
  id: string;
  title: string;
  cah: readonly string[];
  hecosMap: readonly { label: string }[];
}

interface GuideNames {
  /** Names for courses of the guide's own codes. */
  inside: readonly Name[];
  /** Parts of the guide's title, for courses of other codes. */
  titles: readonly Name[];
  aliases: readonly Name[];
}

/** Names of guides by their first stem, so that a title is compared only with names that it may contain. */
type NamesByStem = ReadonlyMap<string, readonly { guide: Guide; name: Name }[]>;

/** The names of guides of each kind. */
export type NamesByKind = Readonly<Record<keyof GuideNames, NamesByStem>>;

/** Returns the names of guides, by kind and first stem. */
export const namesByKind = (guides: readonly Guide[]): NamesByKind => {
  const namesOf = guides.map((guide) => ({ guide, names: guideNames(guide) }));
  const byStem = (kind: keyof GuideNames): NamesByStem =>
    groupBy(
      namesOf.flatMap(({ guide, names }) => names[kind].map((name) => ({ guide, name }))),
      ({ name }) => name[0] ?? '',
    );
  return { inside: byStem('inside'), titles: byStem('titles'), aliases: byStem('aliases') };
};

/** Returns the first position of a name of each guide in a title; guides that it does not name are missing. */
export const placesIn = (
  title: ReadonlyMap<string, number>,
  names: NamesByStem,
): ReadonlyMap<Guide, number> => {
  const places = new Map<Guide, number>();
  for (const stem of title.keys())
    for (const { guide, name } of names.get(stem) ?? []) {
      const place = placeOf(title, name);
      if (place < (places.get(guide) ?? Infinity)) places.set(guide, place);
    }
  return places;
};

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
