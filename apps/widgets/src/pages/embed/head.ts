import { pageHandle } from '@signpost/federation/contract';
import type { EmbedData } from './loader';

export const handle = pageHandle<EmbedData>({
  line: 'guides',
  head: () => ({
    title: 'Put our guides in your site',
    description: 'Subject and industry guides for school and careers sites: choose one and copy a few lines.',
    canonical: '/embed',
  }),
  crumbs: () => [
    { label: 'Home', to: '/' },
    { label: 'Put our guides in your site', to: '/embed' },
  ],
});
