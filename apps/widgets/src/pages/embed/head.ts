import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import type { EmbedData } from './loader';

export const handle = pageHandle<EmbedData>({
  line: 'guides',
  head: () => ({
    title: t('Put our guides in your site'),
    description: t(
      'Subject and industry guides for school and careers sites: choose one and copy a few lines.',
    ),
    canonical: '/embed',
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Put our guides in your site'), to: '/embed' },
  ],
});
