import { t } from '@signpost/language';
import { optionsOf, settleAll, type AddressProblem } from '@signpost/api-client/filters';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, errorResponse, load, type ApiError, type ContextReader } from '@signpost/api-client/base';
import { lookUpPostcode, placeName, postcodeProblem, type Geocoded } from '@signpost/api-client/geocode';
import type { NextSteps } from '@signpost/api-client/search';
import {
  FILTER_TYPES,
  PROVIDERS_PER_PAGE,
  unisApi,
  type ProviderFilterType,
  type ProviderPage,
} from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';
import { unknownFilter } from '../../components/unknown-filter';
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

/** Completes each chosen value, given by its id or its name, to the option of the list that it means. */
const completed = (search: LandingSearch, { facets }: ProviderPage): LandingSearch => ({
  ...search,
  chosen: settleAll(search.chosen, {
    subject: optionsOf(facets.subject),
    mode: optionsOf(facets.mode),
    tariff: optionsOf(facets.tariff),
    country: optionsOf(facets.country),
    region: optionsOf(facets.region),
    tef: optionsOf(facets.tef),
  }),
});

/**
 * Lists providers for the search. When the API refuses a filter, the values are looked up by their names in the list
 * without filters; those that it does not know either are reported, and that list is shown.
 */
const list = async (
  context: ContextReader,
  search: LandingSearch,
  place: Geocoded | null,
): Promise<Listed> => {
  const ask = (listSearch: LandingSearch) =>
    unisApi.endpoints.listProviders.initiate({ ...toRequest(listSearch, place), countTeaching: true });
  const outcome = await attempt(context, ask(search));
  if ('data' in outcome)
    return { search: completed(search, outcome.data), problems: [], results: outcome.data };
  if (unknownChoices(search.chosen, outcome.error).length === 0) throw errorResponse(outcome.error);
  const plain = { ...search, chosen: EVERYTHING.chosen };
  const everything = await load(context, ask(plain));
  const named = completed(search, everything);
  const again = await attempt(context, ask(named));
  if ('data' in again) return { search: named, problems: [], results: again.data };
  const problems = unknownChoices(named.chosen, again.error);
  if (problems.length === 0) throw errorResponse(again.error);
  return { search: plain, problems, results: everything };
};

/** The parameters of the API that are named otherwise than the filters, or are none of its `filters`. */
const FIELDS: Partial<Record<ProviderFilterType, string>> = { subject: 'subjects', mode: 'mode' };

/** Returns the filters for which the API rejected the request; empty when it was rejected for another reason. */
const unknownChoices = (chosen: LandingSearch['chosen'], { status, fields }: ApiError): AddressProblem[] =>
  FILTER_TYPES.filter(
    (type) => status === 400 && fields.some(({ field }) => field === (FIELDS[type] ?? `filters.${type}`)),
  ).map((type) => ({
    field: type,
    message: unknownFilter(
      type,
      chosen[type].map(({ name }) => name),
    ),
  }));

const postcodeError = ({ sortBy, radius }: LandingSearch, found: Geocoded | null): string | null => {
  const needsPostcode = !found && (sortBy === 'distance' || radius);
  return needsPostcode ? t('Enter a postcode to see what is near it.') : (postcodeProblem(found) ?? null);
};
