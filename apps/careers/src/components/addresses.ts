import type { CareerPathway, CareerSummary, Named } from '@signpost/api-client/careers';
import type { Crumb } from '@signpost/federation/contract';

/** The list of careers. */
export const LIST = '/explore/career-list';
/** The search for careers. */
export const SEARCH = '/explore/career-search';
/** The quiz. */
export const QUIZ = '/explore/career-quiz';

/** The path of a pathway's page. */
export const pathwayUrl = ({ id }: Pick<CareerPathway, 'id'>): string => `/explore/career-path/${id}`;

/** The path of a career's page: on its first pathway, or on the one named. */
export const careerUrl = (
  { id, pathways }: Pick<CareerSummary, 'id' | 'pathways'>,
  pathwayId = pathways[0]?.id ?? id,
): string => `/explore/career-page/${pathwayId}/${id}`;

/** The address of one category's careers. */
export const categoryUrl = ({ id }: Pick<Named, 'id'>): string =>
  `${LIST}?${new URLSearchParams({ category: id })}`;

/** Stations from home to the list of careers. */
export const CAREERS_CRUMBS: readonly Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
  { label: 'Careers', to: LIST },
];
