import type { Crumb } from '@signpost/federation/contract';

/** Breadcrumb items from the home page to the employer list. */
export const EMPLOYERS_CRUMBS: readonly Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
  { label: 'Employers', to: '/explore/employers' },
];
