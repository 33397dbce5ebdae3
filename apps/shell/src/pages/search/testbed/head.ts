import { pageHandle } from '@signpost/federation/contract';
import { SEARCH } from '../address';
import { SEARCH_CRUMBS } from '../landing/head';
import type { TestbedData } from './loader';

const TESTBED = `${SEARCH}/testbed`;

/** Head of the search test page: for the team, excluded from search engines. */
export const handle = pageHandle<TestbedData>({
  head: () => ({
    title: 'Search test page',
    description: 'For the team: how a search was ranked, and why.',
    canonical: TESTBED,
    robots: 'noindex',
  }),
  crumbs: () => [...SEARCH_CRUMBS, { label: 'Search test page', to: TESTBED }],
});
