import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, load, type ContextReader } from '@signpost/api-client/base';
import { choiceOf, settle } from '@signpost/api-client/filters';
import { subjectsApi } from '@signpost/api-client/guides';
import {
  HITS_PER_PAGE,
  isSearchKind,
  searchApi,
  type SearchKind,
  type NextSteps,
} from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { fillCards } from '../../../slots/slots';
import type { SearchAddress } from '../address';
import { readAddress, readWords } from '../read-address';
import { ALL_KINDS } from '../recent-url';
import { landingUrl } from '../write-address';
import { resolveOrigin } from './search-origin';
import { Facets, ListEnd, NothingHere, ResultsMap } from './parts';
import type * as NextStepsModule from './next-steps';
import { toRequest } from './to-request';
import type { ResultsData } from './page-data';

/** Deepest hit that the service returns. */
const MAX_HIT = 1_000;

/** Loaded on demand, because an empty result is rare. */
const findNextSteps = async (
  ...asked: Parameters<typeof NextStepsModule.findNextSteps>
): Promise<NextSteps> => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "shell.search-results.next-steps" */ './next-steps'),
    NothingHere.ready(),
  ]);
  return module.findNextSteps(...asked);
};

/**
 * Completes the subjects of an address, by their id or their title, to those of the site. The service finds by titles,
 * so an id alone would find nothing.
 */
const withKnownSubjects = async (context: ContextReader, address: SearchAddress): Promise<SearchAddress> => {
  const { subjects = [] } = address.chosen;
  if (subjects.length === 0) return address;
  const known = await attempt(context, subjectsApi.endpoints.listSubjects.initiate(undefined));
  const options = 'data' in known ? known.data.map(({ id, title }) => choiceOf(id, title)) : [];
  return { ...address, chosen: { ...address.chosen, subjects: settle(subjects, options) } };
};

const NO_STEPS: NextSteps = { steps: [], related: [] };

/** Loads the results of the kind in the path; other names are not found (B-06). */
export const loader = async ({ context, params: { indexName = '' }, request }: LoaderFunctionArgs) => {
  if (indexName === ALL_KINDS) return redirect(landingUrl(readWords(new URL(request.url).searchParams).q));
  if (!isSearchKind(indexName)) throw pageNotFound(request.url);
  return loadResults(indexName, { context, request });
};

/**
 * Loads a kind's results from the address. Invalid parts are named and left out with status 400; a page after the last
 * is not found; an unusable postcode does not restrict the results.
 */
export const loadResults = async (
  kind: SearchKind,
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
) => {
  const { address: given, problems } = readAddress(kind, new URL(request.url).searchParams);
  if ((given.page - 1) * HITS_PER_PAGE >= MAX_HIT) throw pageNotFound(request.url);
  const isMap = given.view === 'map';
  const address = await withKnownSubjects(context, given);
  const { name, position, error } = await resolveOrigin(context, address);
  const [results, cards] = await Promise.all([
    load(context, searchApi.endpoints.searchIndex.initiate(toRequest(address, position))),
    fillCards(isMap ? [] : [kind], { context }),
    Facets.ready(),
    ListEnd.ready(),
    isMap && ResultsMap.ready(),
  ]);
  if (address.page > Math.max(1, results.pages)) throw pageNotFound(request.url);
  const resultsData: ResultsData = {
    address,
    problems,
    postcodeError: error,
    near: name,
    position,
    results,
    cards,
    nextSteps: results.total === 0 ? await findNextSteps(context, address, position, results) : NO_STEPS,
  };
  return problems.length > 0 ? data(resultsData, { status: 400 }) : resultsData;
};
