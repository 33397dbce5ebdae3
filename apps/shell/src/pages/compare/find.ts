import { t } from '@signpost/language';
import { readText } from '@signpost/api-client/filters';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { searchApi, type SearchHit, type SearchKind } from '@signpost/api-client/search';
import type { Compared } from './compared';
import { columnsOf, compareUrl, MAX_COMPARED, addItem, type Selection, type TableName } from './selection';

/** Longest text that is searched for, in characters. */
const MAX_FIND_LENGTH = 100;
/** Most matches of each kind that are offered. */
const MAX_OFFERED = 6;

/** An item that can be added to the comparison. */
export interface Match {
  readonly id: string;
  readonly kind: Compared;
  readonly name: string;
  readonly note: string;
  /** The address of the comparison with this item added. */
  readonly href: string;
}

/** The text and table that were searched, and the matches; null when the search failed. */
export interface Found {
  readonly table: TableName;
  readonly text: string;
  readonly matches: readonly Match[] | null;
}

const KINDS_BY_TABLE: Readonly<Record<TableName, readonly (readonly [SearchKind, Compared])[]>> = {
  unis: [['universities', 'unis']],
  study: [
    ['courses', 'courses'],
    ['apprenticeships', 'apprenticeships'],
  ],
};

const noteOf = ({ facts }: SearchHit, kind: Compared): string => {
  const affiliation = [facts.provider ?? facts.employer, facts.town ?? facts.region]
    .filter(Boolean)
    .join(', ');
  return kind === 'apprenticeships' ? t('Apprenticeship. {affiliation}', { affiliation }) : affiliation;
};

/**
 * Finds items to add: `find` is the text, `in` the table. Returns nothing when there is no text or the table is full.
 */
export const findMatches = async (
  context: ContextReader,
  parameters: URLSearchParams,
  selection: Selection,
): Promise<Found | null> => {
  const text = readText(parameters.get('find')).slice(0, MAX_FIND_LENGTH);
  const table: TableName = parameters.get('in') === 'study' ? 'study' : 'unis';
  if (!text || columnsOf(selection, table) >= MAX_COMPARED) return null;
  const kinds = KINDS_BY_TABLE[table];
  const requests = kinds.map(([kind]) => ({ kind, query: text, perPage: MAX_OFFERED }));
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(requests));
  if (!('data' in outcome)) return { table, text, matches: null };
  const matches = outcome.data.flatMap(({ hits }, index) => {
    const kind = kinds[index]?.[1] ?? 'unis';
    return hits.flatMap((hit): Match[] =>
      selection[kind].includes(hit.id)
        ? []
        : [
            {
              id: hit.id,
              kind,
              name: hit.name,
              note: noteOf(hit, kind),
              href: compareUrl(addItem(selection, kind, hit.id)),
            },
          ],
    );
  });
  return { table, text, matches };
};
