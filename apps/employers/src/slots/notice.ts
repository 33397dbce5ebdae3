import type { SearchHit } from '@signpost/api-client/search';

/** What must be said with the things of a row: that they are invented, or samples. The first sentence of each notice, once. */
export const noticeOf = (records: readonly SearchHit[]): string =>
  [
    ...new Set(
      records.flatMap(({ facts: { notice } }) => notice?.match(/^.*?[.](?= |$)/)?.[0] ?? notice ?? []),
    ),
  ].join(' ');
