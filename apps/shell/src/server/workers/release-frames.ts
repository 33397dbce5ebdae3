import type { Place } from './messages';

/** One frame of a call stack; `file` is a path or a file URL, `line` and `column` count from 1. */
export interface Frame {
  readonly functionName?: string | undefined;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Matches the server part of a verified release in the path or URL of one of its scripts. */
const RELEASE = /\/(?<remote>[\w-]+)\/(?<release>[0-9a-f]{12})\/server\//;

/** Returns the release of a script, such as `unis:0123456789ab`; undefined when it belongs to no release. */
export const releaseOfScript = (file: string): string | undefined => {
  const { remote, release } = RELEASE.exec(file)?.groups ?? {};
  return remote && release && `${remote}:${release}`;
};

/** Returns the innermost place in a release, with remote and release, of a stack (innermost frame first); else its innermost place. */
export const placeIn = (frames: readonly Frame[]): Place => {
  const place = frames.find(({ file }) => file && RELEASE.test(file)) ?? frames[0];
  return { ...place, ...RELEASE.exec(place?.file ?? '')?.groups };
};
