import type { LoaderFunctionArgs } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import { handle as results } from '../results/head';
import { loadResults } from '../results/loader';
import type { ResultsData } from '../results/page-data';

export { Component } from '../results/page';

/** Course results for visitors with the cookie (B-04); the server sends others elsewhere. */
export const loader = (args: LoaderFunctionArgs) => loadResults('courses', args);

/**
 * The beta of the course search (B-04): its canonical URL is that of the courses' results, so it stays out of indexes.
 */
export const handle = pageHandle<ResultsData>({
  ...results,
  head: (input) => ({ ...results.head(input), robots: 'noindex' }),
});
