import { SEARCH } from '../../components/addresses';

/** The address of a search for these words. */
export const searchUrl = (q: string): string => (q ? `${SEARCH}?${new URLSearchParams({ q })}` : SEARCH);
