import { LINES, type Line } from '@signpost/federation/contract';

/** Returns the line of a remote, which sets its colour; undefined for a remote that is not an area of the site. */
export const lineOf = (remote: string): Line | undefined => LINES.find((line) => line === remote);
