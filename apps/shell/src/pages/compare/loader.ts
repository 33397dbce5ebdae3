import { t } from '@signpost/language';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import {
  attempt,
  errorResponse,
  type ApiError,
  type Attempt,
  type ContextReader,
} from '@signpost/api-client/base';
import { coursesApi } from '@signpost/api-client/courses';
import { loadKeyFacts, type KeyFact } from '@signpost/api-client/key-facts';
import { searchApi } from '@signpost/api-client/search';
import { unisApi, type Provider } from '@signpost/api-client/unis';
import { fillRows, type Row } from '../../slots/slot-rows-data';
import { findMatches, type Found } from './find';
import { COMPARE } from './compared';
import { compareUrl, readSelection, type Selection } from './selection';
import type { Way } from './ways';

/** Loader data of the comparison. */
export interface CompareData {
  /** Requested items that exist, in the order of the columns. */
  readonly selection: Selection;
  readonly unis: readonly Provider[];
  readonly ways: readonly Way[];
  /** Fees, loans and dates of an application; empty when they could not be loaded. */
  readonly facts: readonly KeyFact[];
  readonly problems: readonly string[];
  /** Items that could not be loaded now, although they may exist. */
  readonly failures: readonly string[];
  readonly found: Found | null;
  /** Rows that squads add to a comparison of the kinds that they own. */
  readonly rows: readonly Row[];
}

interface Loaded<Thing> {
  readonly items: readonly Thing[];
  readonly unknown: number;
  readonly failures: readonly ApiError[];
}

const noneLoaded = { items: [], unknown: 0, failures: [] };

const toLoaded = <Thing>(outcome: Attempt<readonly Thing[]>, wanted: number): Loaded<Thing> =>
  'data' in outcome
    ? { items: outcome.data, unknown: wanted - outcome.data.length, failures: [] }
    : { ...noneLoaded, failures: [outcome.error] };

const loadUnis = async (context: ContextReader, ids: readonly string[]): Promise<Loaded<Provider>> => {
  const outcomes = await Promise.all(
    ids.map((id) => attempt(context, unisApi.endpoints.getProvider.initiate({ id }))),
  );
  const answers = outcomes.flatMap((outcome) => ('data' in outcome ? [outcome.data] : []));
  const items = answers.filter((provider) => provider !== null);
  return {
    items,
    unknown: answers.length - items.length,
    failures: outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : [])),
  };
};

const loadDegrees = async (context: ContextReader, ids: readonly string[]): Promise<Loaded<Way>> => {
  if (ids.length === 0) return noneLoaded;
  const outcome = await attempt(context, coursesApi.endpoints.getCourses.initiate(ids));
  return mapLoaded(toLoaded(outcome, ids.length), (course) => ({ kind: 'courses', course }));
};

const loadJobs = async (context: ContextReader, ids: readonly string[]): Promise<Loaded<Way>> => {
  if (ids.length === 0) return noneLoaded;
  const outcome = await attempt(
    context,
    searchApi.endpoints.getRecords.initiate({ kind: 'apprenticeships', ids }),
  );
  return mapLoaded(toLoaded(outcome, ids.length), (job) => ({ kind: 'apprenticeships', job }));
};

const mapLoaded = <From, To>({ items, ...rest }: Loaded<From>, to: (thing: From) => To): Loaded<To> => ({
  ...rest,
  items: items.map(to),
});

/**
 * Loads the items that the address names. Unknown items are left out and listed; when only a part can be loaded, that
 * part is shown; when nothing can, throws the error for the error screen. Invalid parts of the address give status 400.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { context, request } = args;
  const parameters = new URL(request.url).searchParams;
  const { selection, problems } = readSelection(parameters);
  const [unis, degrees, jobs, known, found, rows] = await Promise.all([
    loadUnis(context, selection.unis),
    loadDegrees(context, selection.courses),
    loadJobs(context, selection.apprenticeships),
    loadKeyFacts(context),
    findMatches(context, parameters, selection),
    compareUrl(selection) === COMPARE ? [] : fillRows('compare.row', args),
  ]);
  const ways = [...degrees.items, ...jobs.items];
  const failures = [unis, degrees, jobs].flatMap((part) => part.failures);
  const [first] = failures;
  if (first && unis.items.length + ways.length === 0) throw errorResponse(first);
  const unknown = unis.unknown + degrees.unknown + jobs.unknown;
  const compareData: CompareData = {
    selection: {
      unis: unis.items.map(({ shortProviderId }) => shortProviderId),
      courses: ways.flatMap((way) => (way.kind === 'courses' ? [way.course.id] : [])),
      apprenticeships: ways.flatMap((way) => (way.kind === 'apprenticeships' ? [way.job.id] : [])),
    },
    unis: unis.items,
    ways,
    facts: known?.facts ?? [],
    problems: [
      ...problems,
      ...(unknown > 0
        ? [
            t(
              '{unknown, plural, one {One thing} other {Some things}} in this address we do not know, or no longer have.',
              { unknown },
            ),
          ]
        : []),
    ],
    failures: failures.map(({ message }) => message),
    found,
    rows,
  };
  return problems.length > 0 ? data(compareData, { status: 400 }) : compareData;
};
