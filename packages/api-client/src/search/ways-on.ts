/** A change of a search that found nothing. */
export interface Idea<Search> {
  readonly name: string;
  readonly search: Search;
}

/** A change of a search that is known to find something. */
export interface WayOn {
  readonly name: string;
  readonly href: string;
  readonly total: number;
}

/** Ideas that are tried at most, and ways that are told. */
const MOST_TRIED = 10;
const MOST_WAYS = 5;

/** What an idea is called that takes one thing off which narrows a list. */
export const takeOff = (label: string): string => `Take off ${label.startsWith('“') ? label : `“${label}”`}`;

/**
 * Ideas that find something, each with its address and how much, in their order. Those that lead to the same address are
 * tried once; one that cannot be counted (`count` gives nothing) is no way on.
 */
export const waysOn = async <Search>(
  ideas: readonly Idea<Search>[],
  hrefOf: (search: Search) => string,
  count: (search: Search) => Promise<number | undefined>,
): Promise<readonly WayOn[]> => {
  const byAddress = new Map<string, Idea<Search>>();
  for (const idea of ideas) {
    const href = hrefOf(idea.search);
    if (!byAddress.has(href)) byAddress.set(href, idea);
  }
  const tried = [...byAddress].slice(0, MOST_TRIED);
  const ways = await Promise.all(
    tried.map(async ([href, { name, search }]) => ({ name, href, total: (await count(search)) ?? 0 })),
  );
  return ways.filter(({ total }) => total > 0).slice(0, MOST_WAYS);
};
