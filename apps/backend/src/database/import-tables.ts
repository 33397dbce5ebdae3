/** Not written yet. */
export type ImportTables = object;
