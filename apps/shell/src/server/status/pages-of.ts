import { quantile, samplesOf, total, type Sample } from './samples';

/** Rendered pages of one remote, not counting cached ones. Milliseconds are null when there were none. */
export interface Pages {
  readonly made: number;
  /** Responses with status 500 and above. */
  readonly failed: number;
  readonly p50: number | null;
  readonly p95: number | null;
}

const milliseconds = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : Math.round(seconds * 10_000) / 10;

/** Reads the metrics of a remote's pages, or of the shell's. */
export const pagesOf = (samples: readonly Sample[], remote: string): Pages => {
  const counts = samplesOf(samples, 'signpost_render_seconds_count', { remote });
  const buckets = samplesOf(samples, 'signpost_render_seconds_bucket', { remote });
  return {
    made: total(counts),
    failed: total(counts.filter(({ labels }) => Number(labels['status']) >= 500)),
    p50: milliseconds(quantile(0.5, buckets)),
    p95: milliseconds(quantile(0.95, buckets)),
  };
};
