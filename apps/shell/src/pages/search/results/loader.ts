import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import {
  HITS_PER_PAGE,
  isSearchKind,
  searchApi,
  type SearchKind,
  type SearchPage,
  type NextSteps,
} from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { fillCards, type Cards } from '../../../routing/slots';
import type { Problem, SearchAddress } from '../address';
import { readAddress, readWords } from '../read-address';
import { EVERYWHERE } from '../recent-url';
import { landingUrl } from '../write-address';
import { measuredFrom } from './measured-from';
import { Facets, NothingHere, ResultsMap } from './parts';
import type * as NextStepsModule from './next-steps';
import { toRequest } from './to-request';

/** The service goes no deeper into the hits than this. */
const DEEPEST_HIT = 1_000;

/** Loaded when nothing was found, which is seldom. */
const findNextSteps = async (
  ...asked: Parameters<typeof NextStepsModule.findNextSteps>
): Promise<NextSteps> => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "shell.search-results.next-steps" */ './next-steps'),
    NothingHere.ready(),
  ]);
  return module.findNextSteps(...asked);
};

const NO_STEPS: NextSteps = { steps: [], related: [] };

/** What a results page shows. */
export interface ResultsData {
  readonly address: SearchAddress;
  readonly problems: readonly Problem[];
  /** What is wrong with the postcode, shown at its field. */
  readonly postcodeError: string | null;
  /** The place distances are measured from, such as "BA2, Bath". */
  readonly near: string | null;
  readonly results: SearchPage;
  /** How its squad shows the kind; empty on a map, and when it cannot be had. */
  readonly cards: Cards;
  /** Where there is something, when here is nothing. */
  readonly nextSteps: NextSteps;
}

/** Loads the results of the kind in the path; other names are not found (B-06). */
export const loader = async ({ context, params: { indexName = '' }, request }: LoaderFunctionArgs) => {
  if (indexName === EVERYWHERE) return redirect(landingUrl(readWords(new URL(request.url).searchParams).q));
  if (!isSearchKind(indexName)) throw pageNotFound(request.url);
  return loadResults(indexName, { context, request });
};

/**
 * Loads a kind's results from the address. Parts of it that mean nothing are named and left out with status 400; a page
 * after the last is not found; an unusable postcode leaves the results as they are.
 */
export const loadResults = async (
  kind: SearchKind,
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
) => {
  const { address, problems } = readAddress(kind, new URL(request.url).searchParams);
  if ((address.page - 1) * HITS_PER_PAGE >= DEEPEST_HIT) throw pageNotFound(request.url);
  const onMap = address.view === 'map';
  const { name, position, error } = await measuredFrom(context, address);
  const [results, cards] = await Promise.all([
    load(context, searchApi.endpoints.searchIndex.initiate(toRequest(address, position))),
    fillCards(onMap ? [] : [kind], { context }),
    Facets.ready(),
    onMap && ResultsMap.ready(),
  ]);
  if (address.page > Math.max(1, results.pages)) throw pageNotFound(request.url);
  const shown: ResultsData = {
    address,
    problems,
    postcodeError: error,
    near: name,
    results,
    cards,
    nextSteps: results.total === 0 ? await findNextSteps(context, address, position, results) : NO_STEPS,
  };
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
