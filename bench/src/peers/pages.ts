import { COURSE } from '@signpost/e2e/src/site';
import type { MeasuredRoute } from '../routes';

/** The list of 48 universities, the page that is used. */
export const LIST: MeasuredRoute = { name: 'list', path: '/explore/unis' };

/** The three pages that each framework has: the list, and two that are read. */
export const PAGES: readonly MeasuredRoute[] = [
  LIST,
  { name: 'article', path: '/explore/articles/choosing-a-course' },
  { name: 'course', path: COURSE },
];
