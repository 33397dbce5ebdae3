/** Clauses implemented in code that the product does not use yet, each with the reason. */
export const notYetUsed = {};
