import type { RelatedKind } from './related-kinds';

/** A change of a search that found nothing. */
export interface Idea<Search> {
  readonly name: string;
  readonly search: Search;
}

/** A change of a search that is known to find something. */
export interface NextStep {
  readonly name: string;
  readonly href: string;
  readonly total: number;
}

/** What may be done next about a list without anything in it. */
export interface NextSteps {
  /** Changes of the search that find something. */
  readonly steps: readonly NextStep[];
  /** Other kinds of things that its words find. */
  readonly related: readonly RelatedKind[];
}

/** Ideas that are tried at most, and steps that are given. */
const MOST_TRIED = 10;
const MOST_STEPS = 5;

/** What an idea is called that takes one thing off which narrows a list. */
export const takeOff = (label: string): string => `Take off ${label.startsWith('“') ? label : `“${label}”`}`;

/**
 * Ideas that find something, each with its address and how much, in their order. Those that lead to the same address are
 * tried once; one that cannot be counted (`count` gives nothing) is no step.
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
  const tried = [...byAddress].slice(0, MOST_TRIED);
  const steps = await Promise.all(
    tried.map(async ([href, { name, search }]) => ({ name, href, total: (await count(search)) ?? 0 })),
  );
  return steps.filter(({ total }) => total > 0).slice(0, MOST_STEPS);
};
