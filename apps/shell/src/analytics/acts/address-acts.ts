import { readFilters } from '@signpost/api-client/filters';
import type { AnalyticsEvent } from '@signpost/federation/contract';
import { COMPARE, COMPARED } from '../../pages/compare/compared';
import { currentPage } from '../../routing/page';
import type { Router } from '../journal';
import { matchedRoutes } from '../matched-routes';
import { productOf } from './product';

/** What an address says that the visitor wants. */
interface Wanted {
  readonly path: string;
  readonly words: string;
  /** Facets with their values, as `country: Wales`. */
  readonly filters: readonly string[];
  /** What stands side by side, as `2 unis, 1 courses`; empty for less than two things. */
  readonly compared: string;
}

/** How many of each kind, from the page's one address, in which there is nothing that the page could not use. */
const comparedIn = (one: URLSearchParams): string => {
  const counts = COMPARED.map((kind) => [kind, one.get(kind)?.split(',').length ?? 0] as const).filter(
    ([, count]) => count > 0,
  );
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return total < 2 ? '' : counts.map(([kind, count]) => `${count} ${kind}`).join(', ');
};

/** Reads an address; its filters from the page's one address (B-01), since forms may write them in other ways. */
const wantedIn = (state: Router['state'], origin: string): Wanted => {
  const { pathname: path, search } = state.location;
  const address = new URL(path + search, origin);
  const { head } = currentPage(matchedRoutes(state), address, state.errors !== null);
  const one = new URL(head?.canonical ?? address, origin).searchParams;
  const asked = address.searchParams;
  return {
    path,
    words: (asked.get('q') ?? asked.get('query') ?? '').trim(),
    filters: readFilters(one).filters.map(({ type, name }) => `${type}: ${name}`),
    compared: path === COMPARE ? comparedIn(one) : '',
  };
};

const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));

/**
 * What visitors do by way of the address, so that no page has to say it: search for words, choose a facet or take it off,
 * put things side by side. Hand over each arrival in order; back, forward and the first page of a document are nobody's wish.
 */
export const addressActs = (origin: string): ((state: Router['state']) => AnalyticsEvent[]) => {
  let before: Wanted | undefined;
  let lastWords = '';
  return (state) => {
    const now = wantedIn(state, origin);
    const { path, words, filters, compared } = now;
    const productName = productOf(path);
    const earlier = before?.path === path ? before : undefined;
    const acts: AnalyticsEvent[] = [];
    if (words && words !== lastWords)
      acts.push({ category: 'search', action: 'submit', label: words, productName });
    if (earlier) {
      for (const label of without(filters, earlier.filters))
        acts.push({ category: 'filter', action: 'choose', label, productName });
      for (const label of without(earlier.filters, filters))
        acts.push({ category: 'filter', action: 'clear', label, productName });
    }
    if (compared && compared !== earlier?.compared)
      acts.push({ category: 'compare', action: 'show', label: compared, productName });
    before = now;
    lastWords = words || lastWords;
    return state.historyAction === 'POP' ? [] : acts;
  };
};
