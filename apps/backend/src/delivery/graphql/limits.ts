/** How much one request may ask for. Introspection is bounded by the standard rules in place of depth and cost. */
export const LIMITS = {
  /** Tokens of the whole text: keeps parsing and the standard rules short. */
  tokens: 1000,
  /** Levels of fields, the query's own fields being the first. */
  depth: 8,
  /** Fields and fragments, each counted wherever it is spread. */
  selections: 400,
  aliases: 20,
  /** Fields answered: each field of a list counts once for every item the list may hold. */
  cost: 20_000,
} as const;

/** What a list inside an item is taken to hold. */
export const INNER_LIST_SIZE = 10;
