import { t } from '@signpost/language';
import type { AddressProblem } from '@signpost/api-client/filters';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, errorResponse, load, type ApiError, type ContextReader } from '@signpost/api-client/base';
import { lookUpPostcode, placeName, postcodeProblem, type Geocoded } from '@signpost/api-client/geocode';
import type { NextSteps } from '@signpost/api-client/search';
import {
  FILTER_TYPES,
  PROVIDERS_PER_PAGE,
  unisApi,
  type ProviderFilterType,
} from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';
import { FilterFields, NothingHere } from './parts';
import { readSearch } from './read-search';
import type * as NextStepsModule from './next-steps';
import { EVERYTHING, type LandingSearch } from './search';
import { toRequest } from './to-request';
import type { LandingData } from './page-data';

/** Maximum offset that the API accepts. */
const FURTHEST_OFFSET = 100_000;

/** Loaded only for an empty result, which is rare. */
const findNextSteps = async (
  ...asked: Parameters<typeof NextStepsModule.findNextSteps>
): Promise<NextSteps> => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "unis.landing.next-steps" */ './next-steps'),
    NothingHere.ready(),
  ]);
  return module.findNextSteps(...asked);
};

/**
 * Loads the landing page from its address. Invalid parameters are reported and left out with status 400; a page
 * after the last is not found (B-06); an unusable postcode leaves the list unchanged.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { search, problems } = readSearch(new URL(request.url).searchParams);
  if ((search.page - 1) * PROVIDERS_PER_PAGE > FURTHEST_OFFSET) throw pageNotFound(request.url);
  const found = search.postcode ? await lookUpPostcode(context, search.postcode) : null;
  const place = found?.outcome === 'found' ? found : null;
  const [listed] = await Promise.all([list(context, search, place), FilterFields.ready()]);
  if (search.page > Math.max(1, Math.ceil(listed.results.total / PROVIDERS_PER_PAGE))) {
    throw pageNotFound(request.url);
  }
  const shown: LandingData = {
    search: listed.search,
    problems: [...problems, ...listed.problems],
    postcodeError: postcodeError(search, found),
    near: place && placeName(place.place),
    results: listed.results,
    nextSteps:
      listed.results.total === 0
        ? await findNextSteps(context, listed.search, listed.results, place)
        : { steps: [], related: [] },
  };
  return shown.problems.length > 0 ? data(shown, { status: 400 }) : shown;
};

type Listed = Pick<LandingData, 'search' | 'problems' | 'results'>;

/** Lists providers for the search; filters that the API does not know are reported and left out. */
const list = async (
  context: ContextReader,
  search: LandingSearch,
  place: Geocoded | null,
): Promise<Listed> => {
  const ask = (listSearch: LandingSearch) =>
    unisApi.endpoints.listProviders.initiate({ ...toRequest(listSearch, place), countTeaching: true });
  const outcome = await attempt(context, ask(search));
  if ('data' in outcome) return { search, problems: [], results: outcome.data };
  const problems = unknownChoices(search.chosen, outcome.error);
  if (problems.length === 0) throw errorResponse(outcome.error);
  const plain = { ...search, chosen: EVERYTHING.chosen };
  return { search: plain, problems, results: await load(context, ask(plain)) };
};

const nouns = (): Readonly<Record<ProviderFilterType, string>> => ({
  subject: 'subject',
  mode: t('way of studying'),
  tariff: t('range of points'),
  country: 'nation',
  region: 'region',
  tef: t('teaching rating'),
});

/** Returns the filters for which the API rejected the request; empty when it was rejected for another reason. */
const unknownChoices = (chosen: LandingSearch['chosen'], { status, fields }: ApiError): AddressProblem[] =>
  FILTER_TYPES.filter(
    (type) => status === 400 && fields.some(({ field }) => field === `filters.${type}`),
  ).map((type) => ({
    field: type,
    message:
      chosen[type].length === 1
        ? t('“{value}” is not a {noun} we know.', { value: chosen[type].join(''), noun: nouns()[type] })
        : t('One of these is not a {noun} we know: {values}.', {
            noun: nouns()[type],
            values: chosen[type].join(', '),
          }),
  }));

const postcodeError = ({ sortBy, radius }: LandingSearch, found: Geocoded | null): string | null => {
  const needsPostcode = !found && (sortBy === 'distance' || radius);
  return needsPostcode ? t('Enter a postcode to see what is near it.') : (postcodeProblem(found) ?? null);
};
