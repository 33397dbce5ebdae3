/** Options of RTK Query's endpoints whose code is not in browsers. */
const LEFT_OUT = [
  'providesTags',
  'invalidatesTags',
  'onQueryStarted',
  'onCacheEntryAdded',
  'infiniteQueryOptions',
  'argSchema',
  'responseSchema',
  'rawResponseSchema',
  'errorResponseSchema',
  'rawErrorResponseSchema',
  'metaSchema',
];

/** Throws when the definition of the endpoint called `name` has an option that would do nothing in browsers. */
export const refuseLeftOut = (name: string, definition: object): void => {
  const option = LEFT_OUT.find((key) => key in definition);
  if (option) throw new Error(`${name} has ${option}, which browsers do not support`);
};
