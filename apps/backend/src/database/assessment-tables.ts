/** Not written yet. */
export type AssessmentTables = object;
