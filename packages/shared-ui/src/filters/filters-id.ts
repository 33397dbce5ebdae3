/** The id of the filter sheet: a page has one at most. */
export const FILTERS_ID = 'filters';
