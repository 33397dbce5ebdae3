import type { Crumb } from '@signpost/federation/contract';

/** Stations from home to the list of employers. */
export const EMPLOYERS_CRUMBS: readonly Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
  { label: 'Employers', to: '/explore/employers' },
];

/** The path of an employer's page. */
export const employerUrl = (alias: string): string => `/explore/employer/${encodeURIComponent(alias)}`;
