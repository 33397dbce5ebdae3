/** The address that takes feedback, and the page that thanks for it. */
export const FEEDBACK = '/feedback';

export const MAX_COMMENT_LENGTH = 500;

const MAX_PATH_LENGTH = 300;

/** Reads a path of this site without a query, such as `/explore/unis`; undefined for anything else. */
export const readFeedbackPath = (text: string | null): string | undefined =>
  text !== null && text.length <= MAX_PATH_LENGTH && /^\/(?![/\\])[^\s?#\\]*$/.test(text) ? text : undefined;
