import { data, type LoaderFunctionArgs } from 'react-router-dom';
import {
  attempt,
  errorResponse,
  type ApiError,
  type Attempt,
  type ContextReader,
} from '@signpost/api-client/base';
import { coursesApi } from '@signpost/api-client/courses';
import { searchApi } from '@signpost/api-client/search';
import { unisApi, type Provider } from '@signpost/api-client/unis';
import { fillRows, type Row } from '../../routing/rows';
import { findMore, type Found } from './find';
import { COMPARE } from './compared';
import { compareUrl, readSelection, type Selection } from './selection';
import type { Way } from './ways';

/** What the page shows. */
export interface CompareData {
  /** What was asked for and is there, in the order of the columns. */
  readonly selection: Selection;
  readonly unis: readonly Provider[];
  readonly ways: readonly Way[];
  readonly problems: readonly string[];
  /** What could not be had now, though it may be there. */
  readonly failures: readonly string[];
  readonly found: Found | null;
  /** What squads add to a comparison of what they own. */
  readonly rows: readonly Row[];
}

interface Loaded<Thing> {
  readonly things: readonly Thing[];
  readonly unknown: number;
  readonly failures: readonly ApiError[];
}

const nothing = { things: [], unknown: 0, failures: [] };

const loaded = <Thing>(outcome: Attempt<readonly Thing[]>, wanted: number): Loaded<Thing> =>
  'data' in outcome
    ? { things: outcome.data, unknown: wanted - outcome.data.length, failures: [] }
    : { ...nothing, failures: [outcome.error] };

const loadUnis = async (context: ContextReader, ids: readonly string[]): Promise<Loaded<Provider>> => {
  const outcomes = await Promise.all(
    ids.map((id) => attempt(context, unisApi.endpoints.getProvider.initiate({ id }))),
  );
  const answers = outcomes.flatMap((outcome) => ('data' in outcome ? [outcome.data] : []));
  const things = answers.filter((provider) => provider !== null);
  return {
    things,
    unknown: answers.length - things.length,
    failures: outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : [])),
  };
};

const loadDegrees = async (context: ContextReader, ids: readonly string[]): Promise<Loaded<Way>> => {
  if (ids.length === 0) return nothing;
  const outcome = await attempt(context, coursesApi.endpoints.getCourses.initiate(ids));
  return mapped(loaded(outcome, ids.length), (course) => ({ kind: 'courses', course }));
};

const loadJobs = async (context: ContextReader, ids: readonly string[]): Promise<Loaded<Way>> => {
  if (ids.length === 0) return nothing;
  const outcome = await attempt(
    context,
    searchApi.endpoints.getRecords.initiate({ kind: 'apprenticeships', ids }),
  );
  return mapped(loaded(outcome, ids.length), (job) => ({ kind: 'apprenticeships', job }));
};

const mapped = <From, To>({ things, ...rest }: Loaded<From>, to: (thing: From) => To): Loaded<To> => ({
  ...rest,
  things: things.map(to),
});

/**
 * Loads what the address names, side by side. What is not known is left out and said; when only a part can be had, that
 * part is shown; when nothing can, the error screen says why. Parts of the address that mean nothing give status 400.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { context, request } = args;
  const parameters = new URL(request.url).searchParams;
  const { selection, problems } = readSelection(parameters);
  const [unis, degrees, jobs, found, rows] = await Promise.all([
    loadUnis(context, selection.unis),
    loadDegrees(context, selection.courses),
    loadJobs(context, selection.apprenticeships),
    findMore(context, parameters, selection),
    compareUrl(selection) === COMPARE ? [] : fillRows('compare.row', args),
  ]);
  const ways = [...degrees.things, ...jobs.things];
  const failures = [unis, degrees, jobs].flatMap((part) => part.failures);
  const [first] = failures;
  if (first && unis.things.length + ways.length === 0) throw errorResponse(first);
  const unknown = unis.unknown + degrees.unknown + jobs.unknown;
  const shown: CompareData = {
    selection: {
      unis: unis.things.map(({ shortProviderId }) => shortProviderId),
      courses: ways.flatMap((way) => (way.kind === 'courses' ? [way.course.id] : [])),
      apprenticeships: ways.flatMap((way) => (way.kind === 'apprenticeships' ? [way.job.id] : [])),
    },
    unis: unis.things,
    ways,
    problems: [
      ...problems,
      ...(unknown > 0
        ? [
            `${unknown === 1 ? 'One thing' : 'Some things'} in this address we do not know, or no longer have.`,
          ]
        : []),
    ],
    failures: failures.map(({ message }) => message),
    found,
    rows,
  };
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
