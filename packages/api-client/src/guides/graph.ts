/** Maximum nodes per graph query (K-04). */
export const GRAPH_LIMIT = 100;

/** The call of a graph query (C-13), as a GET so that it can be retried and cached. */
export const graphRequest = (query: string, variables: Readonly<Record<string, unknown>>): string =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
