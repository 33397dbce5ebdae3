/** The limits of one request. Introspection is limited by the standard rules instead of depth and cost. */
export const LIMITS = {
  /** Tokens of the whole document: limits the time of parsing and the standard rules. */
  tokens: 1000,
  /** Levels of fields; the query's own fields are the first. */
  depth: 8,
  /** Fields and fragments, each counted wherever it is spread. */
  selections: 400,
  aliases: 20,
  /** Resolved fields: each field of a list counts once for every item that the list may contain. */
  cost: 20_000,
} as const;

/** The assumed length of a list inside an item. */
export const INNER_LIST_SIZE = 10;
