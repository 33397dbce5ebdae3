import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import { limit } from '@signpost/shared-ui';
import { careersCrumbs, SEARCH } from '../../components/addresses';
import type { SearchData } from './loader';
import { searchUrl } from './search-url';

/** Head of the career search. Pages with a query are not indexed. */
export const handle = pageHandle<SearchData>({
  line: 'careers',
  prerender: true,
  head: ({ data: { q, quiz } }) => ({
    title: q ? t('“{q}”: search careers', { q: limit(q, 60) }) : t('Search careers'),
    description: t(
      'Find a career by its name or any other name for it. See what it pays, how to get in and how well it fits you.',
    ),
    canonical: searchUrl(q),
    ...((q || quiz.status !== 'none') && { robots: 'noindex' as const }),
  }),
  crumbs: () => [...careersCrumbs(), { label: t('Search'), to: SEARCH }],
});
