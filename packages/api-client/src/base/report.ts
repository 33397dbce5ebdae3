/** Writes one log line with optional detail. */
export type Report = (message: string, detail?: unknown) => void;
