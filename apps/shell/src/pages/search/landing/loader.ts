import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { SEARCH_KINDS, searchApi, spellingOf, type SearchPage } from '@signpost/api-client/search';
import { byAnswer } from '../fit';
import { readExact, readWords } from '../read-address';
import { Nothing } from './parts';
import { understoodByKinds } from './understood-by-kinds';
import type { FoundOfKind, LandingData } from './page-data';

/** Number of hits shown of each kind. */
const HITS_PER_KIND = 3;
/** Number of suggested searches without a query. */
const MAX_STARTS = 8;

/** Loads the landing: with words the first hits and the total of each kind; without, only the totals. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const { q, problems } = readWords(searchParams);
  const exact = readExact(q, searchParams);
  const result = q ? await searchKinds(context, q, exact) : await loadTotals(context);
  const landing: LandingData = { q, exact, problems, ...result };
  if (q && landing.found.every(({ total }) => total === 0)) await Nothing.ready();
  return problems.length > 0 ? data(landing, { status: 400 }) : landing;
};

type Context = Parameters<typeof load>[0];
type Shown = Pick<LandingData, 'found' | 'starts' | 'understood' | 'suggested'>;

const ofKinds = (pages: readonly SearchPage[]): FoundOfKind[] =>
  SEARCH_KINDS.flatMap((kind) => {
    const page = pages.find((each) => each.kind === kind);
    return page ? [{ ...page, kind }] : [];
  });

const searchKinds = async (context: Context, query: string, exact: boolean): Promise<Shown> => {
  const requests = SEARCH_KINDS.map((kind) => ({
    kind,
    query,
    perPage: HITS_PER_KIND,
    brief: true,
    ...(exact && { understand: false }),
  }));
  const pages = await load(context, searchApi.endpoints.searchIndexes.initiate(requests));
  const ordered = byAnswer(ofKinds(pages), query);
  const nothing = pages.every(({ total }) => total === 0);
  // A kind with hits gives only the service's own suggestion, because its words are correct for some other kind.
  const spellings = nothing ? ordered.map(spellingOf) : [ordered[0]?.understood?.suggestion ?? null];
  return {
    found: ordered,
    starts: [],
    understood: understoodByKinds(ordered),
    suggested: spellings.find((spelling) => spelling !== null) ?? null,
  };
};

const loadTotals = async (context: Context): Promise<Shown> => {
  const requests = [
    { kind: 'searches', perPage: MAX_STARTS, brief: true, chosen: { suggests: ['course'] } } as const,
    ...SEARCH_KINDS.map((kind) => ({ kind, perPage: 1, brief: true })),
  ];
  const [starts, ...pages] = await load(context, searchApi.endpoints.searchIndexes.initiate(requests));
  return {
    found: ofKinds(pages),
    starts: starts?.hits.map(({ name }) => name) ?? [],
    understood: undefined,
    suggested: null,
  };
};
