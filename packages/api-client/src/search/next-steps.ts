import { t } from '@signpost/language';
import type { RelatedKind } from './kinds/related-kinds';

/** A change to a search without results. */
export interface Idea<Search> {
  readonly name: string;
  readonly search: Search;
}

/** A change to a search that is known to give results. */
export interface NextStep {
  readonly name: string;
  readonly href: string;
  readonly total: number;
}

/** Suggestions for an empty list. */
export interface NextSteps {
  /** Changes to the search that give results. */
  readonly steps: readonly NextStep[];
  /** Other kinds with results for the same words. */
  readonly related: readonly RelatedKind[];
}

/** Maximum number of ideas to try, and of steps to return. */
const MAX_TRIED = 10;
const MAX_STEPS = 5;

/** The label of an idea that removes one filter. */
export const takeOff = (label: string): string =>
  t('Take off {filter}', { filter: label.startsWith('“') ? label : `“${label}”` });

/**
 * Returns the ideas that give results, in order, with address and count. Duplicate addresses are counted once; an idea
 * that cannot be counted (`count` returns undefined) is omitted.
 */
export const findSteps = async <Search>(
  ideas: readonly Idea<Search>[],
  hrefOf: (search: Search) => string,
  count: (search: Search) => Promise<number | undefined>,
): Promise<readonly NextStep[]> => {
  const byAddress = new Map<string, Idea<Search>>();
  for (const idea of ideas) {
    const href = hrefOf(idea.search);
    if (!byAddress.has(href)) byAddress.set(href, idea);
  }
  const tried = [...byAddress].slice(0, MAX_TRIED);
  const steps = await Promise.all(
    tried.map(async ([href, { name, search }]) => ({ name, href, total: (await count(search)) ?? 0 })),
  );
  return steps.filter(({ total }) => total > 0).slice(0, MAX_STEPS);
};
