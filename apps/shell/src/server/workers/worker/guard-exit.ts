import type { OnCrash } from './crashes';
import { framesOf } from './error-frames';
import { placeIn } from '../release-frames';

/** Functions that end this process or another. */
const GUARDED = ['exit', 'reallyExit', 'abort', 'kill', 'disconnect'] as const;

/** Creates an error with all its stack frames. */
const errorWithAllFrames = (message: string): Error => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Infinity;
  const error = new Error(message);
  Error.stackTraceLimit = stackTraceLimit;
  return error;
};

/** Makes `process.exit` and similar functions throw when a release calls them, and counts that as a crash of the release. */
export const guardExit = (onCrash: OnCrash): void => {
  for (const name of GUARDED) {
    const own: unknown = Reflect.get(process, name);
    if (typeof own !== 'function') continue;
    Reflect.set(process, name, (...args: unknown[]): unknown => {
      const error = errorWithAllFrames(`process.${name} is not for releases`);
      if (!placeIn(framesOf(error)).release) return Reflect.apply(own, process, args);
      onCrash('exit', error);
      throw error;
    });
  }
};
