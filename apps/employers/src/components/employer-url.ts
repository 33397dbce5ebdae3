import { t } from '@signpost/language';
import type { Crumb } from '@signpost/federation/contract';

/** Breadcrumb items from the home page to the employer list. */
export const employersCrumbs = (): readonly Crumb[] => [
  { label: t('Home'), to: '/' },
  { label: t('Explore'), to: '/explore' },
  { label: t('Employers'), to: '/explore/employers' },
];
