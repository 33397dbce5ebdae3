import { VITALS, type VitalName } from '../../transfer/vital-report';
import { quantile, samplesOf, total, type Sample } from './samples';

/** The share of visitors at which Core Web Vitals are judged. */
const SHARE = 0.75;

/** A Core Web Vital of the pages of one release. */
export interface VitalStatus {
  /** Empty for the shell. */
  readonly release: string;
  readonly name: VitalName;
  readonly visits: number;
  /** The value that three of four visits do not exceed: in seconds, except for the layout shift, which is a score. */
  readonly p75: number;
}

/** Reads the Core Web Vitals of a remote's pages, or of the shell's, from the metrics. */
export const vitalsOf = (samples: readonly Sample[], remote: string): readonly VitalStatus[] => {
  const counts = samplesOf(samples, 'signpost_web_vital_count', { remote });
  const releases = [...new Set(counts.map(({ labels }) => labels['release'] ?? ''))];
  return releases.flatMap((release) =>
    VITALS.flatMap((name) => {
      const labels = { remote, release, metric: name };
      const visits = total(samplesOf(counts, 'signpost_web_vital_count', labels));
      const p75 = quantile(SHARE, samplesOf(samples, 'signpost_web_vital_bucket', labels));
      return visits > 0 && p75 !== undefined ? [{ release, name, visits, p75 }] : [];
    }),
  );
};
