/** What the shell's own pages will do, until they do it. */
export interface Coming {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly promise: string;
  readonly coming: readonly string[];
}

export const COMING: readonly Coming[] = [
  {
    id: 'shell.favourites',
    path: '/explore/favourites',
    title: 'Your saved things',
    promise: 'Everything you save, in one list you can compare, print and share.',
    coming: ['Five top choices in your order', 'Compare side by side', 'Share or print without an account'],
  },
  {
    id: 'shell.for-you',
    path: '/explore/for-you',
    title: 'For you',
    promise: 'Ideas picked from what you saved and told us, each with the reason.',
    coming: [
      'Three quick questions to start',
      'Every idea says why it is there',
      'Dismiss what does not fit',
    ],
  },
  {
    id: 'shell.search',
    path: '/explore/search',
    title: 'Search everything',
    promise: 'One box for careers, courses, universities, employers and guides.',
    coming: ['Counts for each kind as you type', 'Your recent searches', 'Results you can filter and share'],
  },
  {
    id: 'shell.search-testbed',
    path: '/explore/search/testbed',
    title: 'Search test page',
    promise: 'For the team: how a search was ranked, and why.',
    coming: ['Pick an index and type a query', 'Ranking, highlights and timings', 'The raw answer'],
  },
  {
    id: 'shell.search-results',
    path: '/explore/search/:indexName',
    title: 'Search results',
    promise: 'Everything of one kind that fits your search.',
    coming: ['Filters with counts', 'List and map', 'An address you can share'],
  },
];
