import { t } from '@signpost/language';
import type { CareerPathway, CareerSummary, Named } from '@signpost/api-client/careers';
import { choiceOf, FILTERS_PARAMETER, writeFilter } from '@signpost/api-client/filters';
import type { Crumb } from '@signpost/federation/contract';

/** Path of the career list. */
export const LIST = '/explore/career-list';
/** Path of the career search. */
export const SEARCH = '/explore/career-search';
/** Path of the career quiz. */
export const QUIZ = '/explore/career-quiz';

/** Returns the path of a pathway's page. */
export const pathwayUrl = ({ id }: Pick<CareerPathway, 'id'>): string => `/explore/career-path/${id}`;

/** Returns the path of a career's page, on its first pathway or on the given one. */
export const careerUrl = (
  { id, pathways }: Pick<CareerSummary, 'id' | 'pathways'>,
  pathwayId = pathways[0]?.id ?? id,
): string => `/explore/career-page/${pathwayId}/${id}`;

/** Returns the URL of the career list for one category. */
export const categoryUrl = ({ id, title }: Named): string =>
  `${LIST}?${new URLSearchParams({ [FILTERS_PARAMETER]: writeFilter({ ...choiceOf(id, title), type: 'category' }) })}`;

/** Breadcrumb items from the home page to the career list. */
export const careersCrumbs = (): readonly Crumb[] => [
  { label: t('Home'), to: '/' },
  { label: t('Explore'), to: '/explore' },
  { label: t('Careers'), to: LIST },
];
