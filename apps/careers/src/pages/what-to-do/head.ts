import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import type { WhatToDoData } from './loader';

/** Path of the page "What to do". */
const WHAT_TO_DO = '/explore/what-to-do';

/** Head of the page "What to do". */
export const handle = pageHandle<WhatToDoData>({
  line: 'careers',
  prerender: true,
  head: () => ({
    title: t('What to do'),
    description: t(
      'No idea what to do yet? Take a short quiz, look through pathways, industries, subjects and apprenticeships, and save three things.',
    ),
    canonical: WHAT_TO_DO,
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Explore'), to: '/explore' },
    { label: t('What to do'), to: WHAT_TO_DO },
  ],
});
