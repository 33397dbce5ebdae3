import type { RegistryDocument, RemoteEntry, ParsedRegistry } from '../../registry';

type Raw = Readonly<Record<string, unknown>>;

/** Entries and references with the same parsed value are equal as JSON. */
const keyOf = (value: unknown): string => JSON.stringify(value);

const asRaw = (value: unknown): Raw => (typeof value === 'object' && value !== null ? (value as Raw) : {});

/** The unchanged raw history entries that `next` still has, with its new ones before them. */
const historyOf = (raw: Raw, before: RemoteEntry, next: RemoteEntry): readonly unknown[] => {
  const [known, kept] = [new Set(before.history.map(keyOf)), new Set(next.history.map(keyOf))];
  const written = Array.isArray(raw['history']) ? (raw['history'] as unknown[]) : [];
  const parsedOf = (change: unknown) =>
    before.history.find(({ release, at, action }) => {
      const one = asRaw(change);
      return one['release'] === release && one['at'] === at && one['action'] === action;
    });
  const isKept = (change: unknown): boolean => {
    const read = parsedOf(change);
    return read === undefined || kept.has(keyOf(read));
  };
  return [...next.history.filter((change) => !known.has(keyOf(change))), ...written.filter(isKept)];
};

/** One remote's entry to write: unchanged parts keep their unknown fields. */
const entryOf = (raw: Raw, before: RemoteEntry, next: RemoteEntry): Raw => {
  const canary = asRaw(raw['canary']);
  const written = new Map([
    [keyOf(before.live), raw['live']],
    [keyOf(before.previous), raw['previous']],
    [keyOf(before.canary?.ref), canary['ref']],
  ]);
  const rawOf = (ref: unknown): unknown => written.get(keyOf(ref)) ?? ref;
  return {
    ...raw,
    live: rawOf(next.live),
    previous: rawOf(next.previous),
    canary: next.canary && { ...next.canary, ref: rawOf(next.canary.ref) },
    history: historyOf(raw, before, next),
    owns: next.owns,
    offers: next.offers,
    settings: next.settings,
    retired: next.retired,
    approvals: next.approvals,
  };
};

/**
 * The registry's remotes to write for the parsed state `next`. Keeps everything that a later version wrote
 * and this one cannot parse: other remotes' entries, and unknown fields of changed ones.
 */
export const keepUnknown = (
  { raw, remotes: before }: ParsedRegistry,
  next: RegistryDocument['remotes'],
): Raw => {
  const written = asRaw(raw['remotes']);
  const entries = Object.entries(written).flatMap(([name, entry]) => {
    const parsedBefore = before[name];
    if (!parsedBefore) return [[name, entry] as const];
    const parsedNext = next[name];
    if (!parsedNext) return [];
    return [
      [
        name,
        keyOf(parsedBefore) === keyOf(parsedNext) ? entry : entryOf(asRaw(entry), parsedBefore, parsedNext),
      ] as const,
    ];
  });
  const added = Object.entries(next).filter(([name]) => !Object.hasOwn(written, name));
  return Object.fromEntries([...entries, ...added]);
};
