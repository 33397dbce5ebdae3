import type { SearchRequest } from '@signpost/api-client/search';

/** Kinds of suggestions in a course search: subjects, shared course titles, universities. */
export const suggestionRequests = (query: string): SearchRequest[] => [
  { kind: 'subject_guides', query, perPage: 2, brief: true },
  { kind: 'searches', query, perPage: 5, brief: true, chosen: { suggests: ['course'] } },
  { kind: 'universities', query, perPage: 2, brief: true },
];
