import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { SEARCH_KINDS, searchApi, type SearchKind, type SearchPage } from '@signpost/api-client/search';
import type { Problem } from '../address';
import { byFit } from '../fit';
import { readWords } from '../read-address';

/** Hits of each kind that are shown. */
const SHOWN = 3;
/** Searches to start from. */
const STARTS = 8;

/** What was found of one kind. */
export interface FoundOfKind extends SearchPage {
  readonly kind: SearchKind;
}

/** What the landing shows. */
export interface LandingData {
  readonly q: string;
  readonly problems: readonly Problem[];
  /** Every kind; those with the words in a title first, those without any hit last. */
  readonly found: readonly FoundOfKind[];
  /** Titles that most courses have, to start from; with words, none. */
  readonly starts: readonly string[];
  /** A spelling that finds something, when this one finds nothing at all. */
  readonly suggested: string | null;
}

/** Loads the landing: with words the first hits of each kind and how many there are; without, how much there is of each. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { q, problems } = readWords(new URL(request.url).searchParams);
  const shown = q ? await found(context, q) : await offered(context);
  const landing: LandingData = { q, problems, ...shown };
  return problems.length > 0 ? data(landing, { status: 400 }) : landing;
};

type Context = Parameters<typeof load>[0];
type Shown = Pick<LandingData, 'found' | 'starts' | 'suggested'>;

const ofKinds = (pages: readonly SearchPage[]): FoundOfKind[] =>
  SEARCH_KINDS.flatMap((kind) => {
    const page = pages.find((each) => each.kind === kind);
    return page ? [{ ...page, kind }] : [];
  });

const found = async (context: Context, query: string): Promise<Shown> => {
  const requests = SEARCH_KINDS.map((kind) => ({ kind, query, perPage: SHOWN, brief: true }));
  const pages = await load(context, searchApi.endpoints.searchIndexes.initiate(requests));
  const nothing = pages.every(({ total }) => total === 0);
  const suggested = pages.find(({ suggestedQuery }) => suggestedQuery)?.suggestedQuery ?? null;
  return {
    found: byFit(ofKinds(pages), query),
    starts: [],
    suggested: nothing ? suggested : null,
  };
};

const offered = async (context: Context): Promise<Shown> => {
  const requests = [
    { kind: 'searches', perPage: STARTS, brief: true, chosen: { suggests: ['course'] } } as const,
    ...SEARCH_KINDS.map((kind) => ({ kind, perPage: 0 })),
  ];
  const [starts, ...pages] = await load(context, searchApi.endpoints.searchIndexes.initiate(requests));
  return { found: ofKinds(pages), starts: starts?.hits.map(({ name }) => name) ?? [], suggested: null };
};
