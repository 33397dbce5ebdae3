import { isNativeError } from 'node:util/types';
import type { Frame } from '../release-frames';

const frameOf = (site: NodeJS.CallSite): Frame => ({
  functionName: site.getFunctionName() ?? undefined,
  file: site.getFileName() ?? undefined,
  line: site.getLineNumber() ?? undefined,
  column: site.getColumnNumber() ?? undefined,
});

/** A line of a formatted stack: `    at name (file:line:column)` or `    at file:line:column`. */
const FRAME = /^ {4}at (?:(?<functionName>.*) \()?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/;

/** Parses the frames of a formatted stack. Returns none when the message itself looks like frames. */
const framesInText = (stack: string, message: string): readonly Frame[] => {
  if (message.includes('\n    at ')) return [];
  return stack
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const { functionName, file, line: number, column } = FRAME.exec(line)?.groups ?? {};
      return file ? [{ functionName, file, line: Number(number), column: Number(column) }] : [];
    });
};

/**
 * Returns the stack frames of an error, innermost first; none when it is not an Error. Uses V8's call sites unless `stack`
 * was read before, because the formatted text contains the message, which can be forged.
 */
export const framesOf = (error: unknown): readonly Frame[] => {
  if (!isNativeError(error)) return [];
  const { prepareStackTrace } = Error;
  let frames: readonly Frame[] | undefined;
  Error.prepareStackTrace = (raised, sites) => {
    frames = sites.map(frameOf);
    // The returned value becomes the error's stack, for the log.
    return prepareStackTrace?.(raised, sites) ?? [String(raised), ...sites].join('\n    at ');
  };
  try {
    const { stack } = error;
    return frames ?? framesInText(String(stack), error.message);
  } catch {
    return [];
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
  }
};
