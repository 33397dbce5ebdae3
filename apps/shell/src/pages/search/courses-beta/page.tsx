import { pageHandle } from '@signpost/federation/contract';
import { handle as results } from '../results/head';
import type { ResultsData } from '../results/page-data';

export { Component } from '../results/page';
export { loader } from './loader';

/**
 * The beta of the course search (B-04): its canonical URL is that of the courses' results, so it stays out of indexes.
 */
export const handle = pageHandle<ResultsData>({
  ...results,
  head: (input) => ({ ...results.head(input), robots: 'noindex' }),
});
