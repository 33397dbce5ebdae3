import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import {
  SEARCH_KINDS,
  searchApi,
  spellingOf,
  type SearchKind,
  type SearchPage,
  type Understood,
} from '@signpost/api-client/search';
import type { Problem } from '../address';
import { byAnswer } from '../fit';
import { readExact, readWords } from '../read-address';
import { Nothing } from './parts';
import { understoodByKinds } from './understood-by-kinds';

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
  /** Whether these words were searched for as they are. */
  readonly exact: boolean;
  readonly problems: readonly Problem[];
  /** Every kind; those that answer the words best first, those without any hit last. */
  readonly found: readonly FoundOfKind[];
  /** Titles that most courses have, to start from; with words, none. */
  readonly starts: readonly string[];
  /** What the kinds that have hits made of the words, or all of them when none has any. */
  readonly understood: Understood | undefined;
  /** Another spelling that finds more. */
  readonly suggested: string | null;
}

/** Loads the landing: with words the first hits of each kind and how many there are; without, how much there is of each. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const { q, problems } = readWords(searchParams);
  const exact = readExact(q, searchParams);
  const shown = q ? await found(context, q, exact) : await offered(context);
  const landing: LandingData = { q, exact, problems, ...shown };
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

const found = async (context: Context, query: string, exact: boolean): Promise<Shown> => {
  const requests = SEARCH_KINDS.map((kind) => ({
    kind,
    query,
    perPage: SHOWN,
    brief: true,
    ...(exact && { understand: false }),
  }));
  const pages = await load(context, searchApi.endpoints.searchIndexes.initiate(requests));
  const ordered = byAnswer(ofKinds(pages), query);
  const nothing = pages.every(({ total }) => total === 0);
  // Of a kind that has hits only what the service says itself: its words are right for some other kind.
  const spellings = nothing ? ordered.map(spellingOf) : [ordered[0]?.understood?.suggestion ?? null];
  return {
    found: ordered,
    starts: [],
    understood: understoodByKinds(ordered),
    suggested: spellings.find((spelling) => spelling !== null) ?? null,
  };
};

const offered = async (context: Context): Promise<Shown> => {
  const requests = [
    { kind: 'searches', perPage: STARTS, brief: true, chosen: { suggests: ['course'] } } as const,
    ...SEARCH_KINDS.map((kind) => ({ kind, perPage: 0 })),
  ];
  const [starts, ...pages] = await load(context, searchApi.endpoints.searchIndexes.initiate(requests));
  return {
    found: ofKinds(pages),
    starts: starts?.hits.map(({ name }) => name) ?? [],
    understood: undefined,
    suggested: null,
  };
};
