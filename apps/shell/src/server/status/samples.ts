/** One line of /metrics: name, labels and value. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/i;

/** Parses Prometheus text, which is the sum over all workers. */
export const readSamples = (text: string): readonly Sample[] =>
  text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (!name || line.startsWith('#')) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', said = '']) => [key, said]);
    return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }];
  });

/** Returns the samples with a name and these labels. */
export const samplesOf = (
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): readonly Sample[] =>
  samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, said]) => sample.labels[key] === said),
  );

/** Returns the sum of samples; 0 when there are none. */
export const total = (samples: readonly Sample[]): number =>
  samples.reduce((sum, { value }) => sum + value, 0);

/**
 * Returns a quantile of a histogram as Prometheus estimates it, by linear interpolation within a bucket. Takes the samples
 * of its buckets; returns undefined when it is empty.
 */
export const quantile = (share: number, buckets: readonly Sample[]): number | undefined => {
  const sums = new Map<number, number>();
  for (const { labels, value } of buckets) {
    const end = labels['le'] === '+Inf' ? Infinity : Number(labels['le']);
    sums.set(end, (sums.get(end) ?? 0) + value);
  }
  const steps = [...sums].sort(([one], [other]) => one - other);
  const wanted = (steps.at(-1)?.[1] ?? 0) * share;
  if (wanted === 0) return undefined;
  let [start, before] = [0, 0];
  for (const [end, upTo] of steps) {
    if (upTo >= wanted)
      return end === Infinity ? start : start + ((end - start) * (wanted - before)) / (upTo - before);
    [start, before] = [end, upTo];
  }
  return undefined;
};
