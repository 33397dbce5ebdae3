import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import { SEARCH } from '../address';
import { searchCrumbs } from '../landing/head';
import type { TestbedData } from './loader';

const TESTBED = `${SEARCH}/testbed`;

/** Head of the search test page: for the team, excluded from search engines. */
export const handle = pageHandle<TestbedData>({
  head: () => ({
    title: t('Search test page'),
    description: t('For the team: how a search was ranked, and why.'),
    canonical: TESTBED,
    robots: 'noindex',
  }),
  crumbs: () => [...searchCrumbs(), { label: t('Search test page'), to: TESTBED }],
});
