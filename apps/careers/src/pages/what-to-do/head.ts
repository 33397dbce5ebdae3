import { pageHandle } from '@signpost/federation/contract';
import type { WhatToDoData } from './loader';

/** Path of the page "What to do". */
const WHAT_TO_DO = '/explore/what-to-do';

/** Head of the page "What to do". */
export const handle = pageHandle<WhatToDoData>({
  line: 'careers',
  prerender: true,
  head: () => ({
    title: 'What to do',
    description:
      'No idea what to do yet? Take a short quiz, look through pathways, industries, subjects and apprenticeships, and save three things.',
    canonical: WHAT_TO_DO,
  }),
  crumbs: () => [
    { label: 'Home', to: '/' },
    { label: 'Explore', to: '/explore' },
    { label: 'What to do', to: WHAT_TO_DO },
  ],
});
