/**
 * The notices to show with a group of records, for example that they are fictional: the first sentence of each, without
 * duplicates.
 */
export const distinctNotices = (
  records: readonly { readonly notice?: string | null | undefined }[],
): string =>
  [...new Set(records.flatMap(({ notice }) => notice?.match(/^.*?[.](?= |$)/)?.[0] ?? notice ?? []))].join(
    ' ',
  );
