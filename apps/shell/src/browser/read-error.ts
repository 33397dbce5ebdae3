/** What webpack and the browsers call an error of a script, style sheet or call that could not be fetched. */
const CONNECTION_NAMES = /^(ChunkLoad|Abort|Timeout|Network)Error$/;

/** The messages of `fetch` in Chromium, Firefox and Safari, whose errors have no name of their own. */
const FETCH_MESSAGES = /^(Failed to fetch|NetworkError when attempting to fetch|Load failed)/;

/** Whether an error, or what caused it, is a file or an answer that could not be fetched. Its stack says only who asked. */
export const isConnectionFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    CONNECTION_NAMES.test(error.name) ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    (error instanceof TypeError && FETCH_MESSAGES.test(error.message)) ||
    isConnectionFailure(error.cause)
  );
};

/** A frame in Chromium (`    at Row (https://…)`), or in Firefox and Safari (`Row@https://…`). */
const FRAME = /^\s+at |@/;

/**
 * The frames of an error's stack and of what caused it, without its message: Chromium puts that in front, and it may hold
 * addresses, or a stack of its own.
 */
export const framesOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const { stack = '', message, cause } = error;
  const header = `: ${message}`;
  const start = stack.indexOf(header);
  const frames = start < 0 ? stack : stack.slice(start + header.length);
  return [...frames.split('\n').filter((line) => FRAME.test(line)), framesOf(cause)].join('\n');
};
