/** One line of /metrics: a name, what it is of, and how much. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/i;

/** Reads Prometheus' text, which is the sum over all workers where there are several. */
export const readSamples = (text: string): readonly Sample[] =>
  text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (!name || line.startsWith('#')) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', said = '']) => [key, said]);
    return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }];
  });

/** The samples of one name whose labels are these. */
export const samplesOf = (
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): readonly Sample[] =>
  samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, said]) => sample.labels[key] === said),
  );

/** Their sum; 0 when there is none. */
export const total = (samples: readonly Sample[]): number =>
  samples.reduce((sum, { value }) => sum + value, 0);

/**
 * The value below which a share of what a histogram counted lies, as Prometheus reckons it: evenly spread within a
 * bucket. Takes the samples of its buckets; gives undefined when it counted nothing.
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
