import { t } from '@signpost/language';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type Attempt } from '@signpost/api-client/base';
import { compassApi, type Directions, type Start } from '@signpost/api-client/careers';
import { partOf, type Loaded } from '@signpost/api-client/parts';
import type { AddressProblem } from '@signpost/api-client/filters';
import { readSearch, type CompassSearch } from './search';

/** Data of the compass: all starts, and the careers of the chosen one. */
export interface CompassData {
  readonly search: CompassSearch;
  readonly problems: readonly AddressProblem[];
  readonly starts: Loaded<readonly Start[]>;
  /** Null before a start is chosen. */
  readonly directions: Loaded<Directions> | null;
}

const NOT_FOUND = 404;

const unknown = (): AddressProblem => ({
  field: 'from',
  message: t('We do not know that start. Choose a subject, a skill or an interest.'),
});

/**
 * Loads the compass from its address. Invalid parameters are reported and left out, with status 400. When starts
 * or careers fail to load, only their part is missing and the status reports it.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { search, problems } = readSearch(new URL(request.url).searchParams);
  const { listStarts, getDirections } = compassApi.endpoints;
  const [starts, directions] = await Promise.all([
    attempt(context, listStarts.initiate(undefined)),
    search.from && attempt(context, getDirections.initiate(search.from)),
  ]);
  const shown: CompassData = { search, problems, starts: partOf(starts), directions: null };
  if (directions && isUnknown(directions))
    return data(
      {
        ...shown,
        search: { ...search, from: null },
        problems: [...problems, unknown()],
      } satisfies CompassData,
      { status: 400 },
    );
  const withDirections: CompassData = { ...shown, directions: directions && partOf(directions) };
  const needed = directions ?? starts;
  if ('error' in needed) return data(withDirections, { status: needed.error.status });
  return problems.length > 0 ? data(withDirections, { status: 400 }) : withDirections;
};

const isUnknown = (directions: Attempt<Directions>): boolean =>
  'error' in directions && directions.error.status === NOT_FOUND;
