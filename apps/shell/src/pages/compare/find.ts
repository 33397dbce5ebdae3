import { attempt, type ContextReader } from '@signpost/api-client/base';
import { searchApi, type SearchHit, type SearchKind } from '@signpost/api-client/search';
import type { Compared } from './compared';
import { columnsOf, compareUrl, MOST, withOne, type Selection, type TableName } from './selection';

/** Longest text that is looked for. */
export const LONGEST_FIND = 100;
/** Most matches of each kind that are offered. */
const OFFERED = 6;

/** Something that can be put beside the others. */
export interface Match {
  readonly id: string;
  readonly kind: Compared;
  readonly name: string;
  readonly note: string;
  /** The address with it added. */
  readonly href: string;
}

/** What was looked for, in which table, and what was found; null when the search could not be made. */
export interface Found {
  readonly table: TableName;
  readonly text: string;
  readonly matches: readonly Match[] | null;
}

const SEARCHED: Readonly<Record<TableName, readonly (readonly [SearchKind, Compared])[]>> = {
  unis: [['universities', 'unis']],
  study: [
    ['courses', 'courses'],
    ['apprenticeships', 'apprenticeships'],
  ],
};

const noteOf = ({ facts }: SearchHit, kind: Compared): string => {
  const who = [facts.provider ?? facts.employer, facts.town ?? facts.region].filter(Boolean).join(', ');
  return kind === 'apprenticeships' ? `Apprenticeship. ${who}` : who;
};

/**
 * Looks for what the visitor wants to add: `find` holds the text, `in` the table. Gives nothing when there is no text or
 * the table is full.
 */
export const findMore = async (
  context: ContextReader,
  parameters: URLSearchParams,
  selection: Selection,
): Promise<Found | null> => {
  const text = (parameters.get('find') ?? '')
    .replace(/[\p{Cc}\uFFFD]/gu, '')
    .trim()
    .slice(0, LONGEST_FIND);
  const table: TableName = parameters.get('in') === 'study' ? 'study' : 'unis';
  if (!text || columnsOf(selection, table) >= MOST) return null;
  const searched = SEARCHED[table];
  const requests = searched.map(([kind]) => ({ kind, query: text, perPage: OFFERED }));
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(requests));
  if (!('data' in outcome)) return { table, text, matches: null };
  const matches = outcome.data.flatMap(({ hits }, index) => {
    const kind = searched[index]?.[1] ?? 'unis';
    return hits.flatMap((hit): Match[] =>
      selection[kind].includes(hit.id)
        ? []
        : [
            {
              id: hit.id,
              kind,
              name: hit.name,
              note: noteOf(hit, kind),
              href: compareUrl(withOne(selection, kind, hit.id)),
            },
          ],
    );
  });
  return { table, text, matches };
};
