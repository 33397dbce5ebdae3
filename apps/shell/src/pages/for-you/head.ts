import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import type { ForYouData } from './loader';
import { FOR_YOU } from './profile';

/** Head of the For you page: excluded from search engines. */
export const handle = pageHandle<ForYouData>({
  head: () => ({
    title: t('For you'),
    description: t('Ideas picked from what you saved and told us, each with the reason why it is there.'),
    canonical: FOR_YOU,
    robots: 'noindex',
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Explore'), to: '/explore' },
    { label: t('For you'), to: FOR_YOU },
  ],
});
