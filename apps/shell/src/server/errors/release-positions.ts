import { isNativeError } from 'node:util/types';
import type { ScriptPosition } from '@signpost/federation/loading';
import { releaseOfScript, type Frame } from '../workers/release-frames';
import { framesOf } from '../workers/worker/error-frames';

/** Positions in the scripts of one release, innermost first. */
export interface ReleasePositions {
  readonly remote: string;
  readonly release: string;
  readonly positions: readonly ScriptPosition[];
}

/** How many causes of an error are searched. */
const MAX_CAUSES = 5;

/** Returns the release that a frame is in, and its position there; undefined for other code. */
export const positionOf = ({ file, line, column }: Frame) => {
  const [remote, release] = (file && releaseOfScript(file)?.split(':')) || [];
  const script = file?.split(`/${release}/`).at(-1);
  if (!remote || !release || !script || !line || !column) return undefined;
  return { remote, release, position: { script, line, column } };
};

/**
 * Returns the positions of an error, or of the first of its causes that has any, in the release whose frame is innermost,
 * or in the given release. Undefined when no frame is in a release.
 */
export const positionsOf = (
  error: unknown,
  only?: { readonly remote: string; readonly release: string },
): ReleasePositions | undefined => {
  let thrown = error;
  for (let depth = 0; depth < MAX_CAUSES && isNativeError(thrown); depth += 1) {
    const located = framesOf(thrown).flatMap((frame) => positionOf(frame) ?? []);
    const { remote, release } = only ?? located[0] ?? {};
    const positions = located
      .filter((one) => one.remote === remote && one.release === release)
      .map(({ position }) => position);
    if (remote && release && positions.length > 0) return { remote, release, positions };
    thrown = thrown.cause;
  }
  return undefined;
};
