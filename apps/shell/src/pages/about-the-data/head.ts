import { pageHandle } from '@signpost/federation/contract';
import type { AboutData } from './loader';

export const handle = pageHandle<AboutData>({
  reading: true,
  head: () => ({
    title: 'About the data',
    description:
      'What each figure on Signpost means, who published it and when, under which licence, and what is invented.',
    canonical: '/about-the-data',
  }),
  crumbs: () => [
    { label: 'Home', to: '/' },
    { label: 'About the data', to: '/about-the-data' },
  ],
});
