import { LINES, type Line } from '@signpost/federation/contract';

/** Returns the line whose colour a remote has; undefined for one that is no area of the site. */
export const lineOf = (remote: string): Line | undefined => LINES.find((line) => line === remote);
