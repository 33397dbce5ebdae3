/** What must be said with things that are shown together: the first sentence of each notice, once. */
export const saidOnce = (notices: readonly (string | null | undefined)[]): string =>
  [...new Set(notices.flatMap((notice) => notice?.match(/^.*?[.](?= |$)/)?.[0] ?? notice ?? []))].join(' ');
