/** Not written yet. */
export type IdentityTables = object;
