import { attempt, type ContextReader } from '@signpost/api-client/base';
import { relatedKinds, searchApi, takeOff, findSteps, type NextSteps } from '@signpost/api-client/search';
import { searchInstead, USUAL_SEARCH } from '@signpost/shared-ui';
import { narrowingsOf } from './chips';
import type { Found, LandingData } from './loader';
import type { LandingSearch } from './search';
import { toRequest } from './to-request';
import { changed, searching, searchUrl } from './write-search';

type Empty = Pick<LandingData, 'search' | 'subjects' | 'from'> & { readonly found: Found };

const ideas = (empty: Empty) => {
  const { search, found } = empty;
  return [
    ...(found.suggestion
      ? [
          {
            name: searchInstead(found.suggestion),
            search: searching(search, found.suggestion),
          },
        ]
      : []),
    ...(search.exact ? [{ name: USUAL_SEARCH, search: searching(search, search.q) }] : []),
    ...(search.start === null
      ? []
      : [{ name: 'Look at courses of any start', search: changed(search, { start: null }) }]),
    ...(search.radius === null
      ? []
      : [{ name: 'Look at any distance', search: changed(search, { radius: null }) }]),
    ...narrowingsOf(empty).map(({ label, without }) => ({ name: takeOff(label), search: without })),
  ];
};

/** Looks for next steps: changes of the search that find something, each tried, and other kinds that its words find. */
export const findNextSteps = async (context: ContextReader, empty: Empty): Promise<NextSteps> => {
  const { search, subjects, from } = empty;
  const count = async (wanted: LandingSearch) => {
    // The service does not know when courses start: of another year there may be none.
    if (wanted.start !== null) return undefined;
    const subject = subjects.find(({ id }) => id === wanted.subject);
    const place = wanted.postcode === '' ? { ...from, from: null } : from;
    const request = { ...toRequest(wanted, subject, place), facets: [], perPage: 0 };
    const outcome = await attempt(context, searchApi.endpoints.searchIndex.initiate(request));
    return 'data' in outcome ? outcome.data.total : undefined;
  };
  const [steps, related] = await Promise.all([
    findSteps(ideas(empty), searchUrl, count),
    relatedKinds(context, search.q, 'courses'),
  ]);
  return { steps, related };
};
