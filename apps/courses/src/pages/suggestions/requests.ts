import type { SearchRequest } from '@signpost/api-client/search';

/** What can be meant in a search for courses: a subject, a title that courses share, a university. */
export const suggestionRequests = (query: string): SearchRequest[] => [
  { kind: 'subject_guides', query, perPage: 2, brief: true },
  { kind: 'searches', query, perPage: 5, brief: true, chosen: { suggests: ['course'] } },
  { kind: 'universities', query, perPage: 2, brief: true },
];
