import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import type { AboutData } from './loader';

export const handle = pageHandle<AboutData>({
  reading: true,
  head: () => ({
    title: t('About the data'),
    description: t(
      'What each figure on Signpost means, who published it and when, under which licence, and what is invented.',
    ),
    canonical: '/about-the-data',
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('About the data'), to: '/about-the-data' },
  ],
});
