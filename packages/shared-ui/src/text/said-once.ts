/** What must be said with things that are shown together, such as that they are invented: the first sentence of each notice, once. */
export const saidOnce = (things: readonly { readonly notice?: string | null | undefined }[]): string =>
  [...new Set(things.flatMap(({ notice }) => notice?.match(/^.*?[.](?= |$)/)?.[0] ?? notice ?? []))].join(
    ' ',
  );
