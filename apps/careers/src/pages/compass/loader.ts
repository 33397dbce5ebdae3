import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, errorResponse, load, type ContextReader } from '@signpost/api-client/base';
import { compassApi, type Directions, type Start } from '@signpost/api-client/careers';
import type { Problem } from '../../components/read-address';
import { readSearch, type CompassSearch } from './search';

/** What the compass shows: everything to start from, and where the chosen one leads. */
export interface CompassData {
  readonly search: CompassSearch;
  readonly problems: readonly Problem[];
  readonly starts: readonly Start[];
  readonly directions: Directions | null;
}

const NOT_FOUND = 404;

/** Loads the compass from its address. What means nothing in it is named and left out, with status 400. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { search, problems } = readSearch(new URL(request.url).searchParams);
  const [starts, directions] = await Promise.all([
    load(context, compassApi.endpoints.listStarts.initiate(undefined)),
    search.from && loadDirections(context, search.from),
  ]);
  const unknown: Problem = {
    field: 'from',
    message: 'We do not know that start. Choose a subject, a skill or an interest.',
  };
  const lost = search.from !== null && directions === null;
  const shown: CompassData = {
    search: lost ? { ...search, from: null } : search,
    problems: lost ? [...problems, unknown] : problems,
    starts,
    directions,
  };
  return shown.problems.length > 0 ? data(shown, { status: 400 }) : shown;
};

const loadDirections = async (
  context: ContextReader,
  from: Pick<Start, 'kind' | 'id'>,
): Promise<Directions | null> => {
  const outcome = await attempt(context, compassApi.endpoints.getDirections.initiate(from));
  if ('data' in outcome) return outcome.data;
  if (outcome.error.status === NOT_FOUND) return null;
  throw errorResponse(outcome.error);
};
