/** Error names that webpack and browsers use for a script, style sheet or call that could not be fetched. */
const CONNECTION_NAMES = /^(ChunkLoad|Abort|Timeout|Network)Error$/;

/** Messages of `fetch` in Chromium, Firefox and Safari, whose errors have no name of their own. */
const FETCH_MESSAGES = /^(Failed to fetch|NetworkError when attempting to fetch|Load failed)/;

/**
 * Whether an error, or its cause, is a file or an answer that could not be fetched. The stack of such an error names
 * only the caller.
 */
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

/** A stack frame in Chromium (`    at Row (https://…)`), or in Firefox and Safari (`Row@https://…`). */
const FRAME = /^\s+at |@/;

/**
 * Returns the stack frames of an error and its causes without the message: Chromium puts the message first, and it may
 * contain addresses or another stack.
 */
export const framesOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const { stack = '', message, cause } = error;
  const header = `: ${message}`;
  const start = stack.indexOf(header);
  const frames = start < 0 ? stack : stack.slice(start + header.length);
  return [...frames.split('\n').filter((line) => FRAME.test(line)), framesOf(cause)].join('\n');
};
