import { t } from '@signpost/language';
import * as v from 'valibot';
import { COMPARE, COMPARED, type Compared } from './compared';

/** Ids to compare, by kind, in the order they were added. */
export type Selection = Readonly<Record<Compared, readonly string[]>>;

/** Tables of the page: universities, and ways to study, which has degrees and apprenticeships together. */
export const TABLES = ['unis', 'study'] as const;
export type TableName = (typeof TABLES)[number];

/** Most columns of one table. */
export const MAX_COMPARED = 4;

const SHORT_PROVIDER_LENGTH = 8;

/** Id format of each kind. A provider's full id is cut to the eight characters that addresses use. */
const Id: Readonly<Record<Compared, v.GenericSchema<string, string>>> = {
  unis: v.pipe(
    v.string(),
    v.toLowerCase(),
    v.regex(/^[0-9a-f]{8}(-[0-9a-f-]{27})?$/),
    v.transform((id) => id.slice(0, SHORT_PROVIDER_LENGTH)),
  ),
  courses: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
  apprenticeships: v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9-]{1,120}$/)),
};

/** A selection, and messages for the invalid parts of the address. */
export interface ReadSelection {
  readonly selection: Selection;
  readonly problems: readonly string[];
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** Returns the ids under one name, separated by commas or given more than once, without duplicates. */
const idsOf = (parameters: URLSearchParams, kind: Compared, problems: string[]): string[] => {
  const texts = parameters
    .getAll(kind)
    .flatMap((list) => list.split(','))
    .map((text) => text.trim())
    .filter(Boolean);
  const ids = new Set<string>();
  for (const text of texts) {
    const id = v.safeParse(Id[kind], text);
    if (id.success) ids.add(id.output);
    else if (problems.length < MAX_COMPARED)
      problems.push(t('“{id}” is not the id of anything we know.', { id: shorten(text) }));
  }
  return [...ids];
};

/**
 * Reads what to compare from a query string: `unis`, `courses` and `apprenticeships`, each a list of ids. Courses and
 * apprenticeships share one table, so they share its four columns. Never throws.
 */
export const readSelection = (parameters: URLSearchParams): ReadSelection => {
  const problems: string[] = [];
  const unis = idsOf(parameters, 'unis', problems);
  const courses = idsOf(parameters, 'courses', problems);
  const apprenticeships = idsOf(parameters, 'apprenticeships', problems);
  const someLeftOut = unis.length > MAX_COMPARED || courses.length + apprenticeships.length > MAX_COMPARED;
  if (someLeftOut) problems.push(t('Up to four things fit side by side. We kept the first four.'));
  const shownCourses = courses.slice(0, MAX_COMPARED);
  return {
    selection: {
      unis: unis.slice(0, MAX_COMPARED),
      courses: shownCourses,
      apprenticeships: apprenticeships.slice(0, MAX_COMPARED - shownCourses.length),
    },
    problems,
  };
};

/** Returns the address of a comparison; commas stay unescaped, so that it can be read out and typed. */
export const compareUrl = (selection: Partial<Selection>): string => {
  const parts = COMPARED.flatMap((kind) => {
    const ids = selection[kind] ?? [];
    return ids.length > 0 ? [`${kind}=${ids.join(',')}`] : [];
  });
  return parts.length > 0 ? `${COMPARE}?${parts.join('&')}` : COMPARE;
};

/** Returns the selection with one item added. */
export const addItem = (selection: Selection, kind: Compared, id: string): Selection => ({
  ...selection,
  [kind]: [...selection[kind].filter((other) => other !== id), id],
});

/** Returns the selection without one item. */
export const removeItem = (selection: Selection, kind: Compared, id: string): Selection => ({
  ...selection,
  [kind]: selection[kind].filter((other) => other !== id),
});

/** Returns the current number of columns of a table. */
export const columnsOf = ({ unis, courses, apprenticeships }: Selection, table: TableName): number =>
  table === 'unis' ? unis.length : courses.length + apprenticeships.length;
