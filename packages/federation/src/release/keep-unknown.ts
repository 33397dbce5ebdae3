import type { RegistryDocument, RemoteEntry, UnderstoodRegistry } from '../registry';

type Raw = Readonly<Record<string, unknown>>;

/** Entries and references that were read alike are equal as JSON. */
const keyOf = (value: unknown): string => JSON.stringify(value);

const asRaw = (value: unknown): Raw => (typeof value === 'object' && value !== null ? (value as Raw) : {});

/** The changes of a remote as they were written, without those that `next` has dropped, and the new ones before them. */
const historyOf = (raw: Raw, before: RemoteEntry, next: RemoteEntry): readonly unknown[] => {
  const [known, kept] = [new Set(before.history.map(keyOf)), new Set(next.history.map(keyOf))];
  const written = Array.isArray(raw['history']) ? (raw['history'] as unknown[]) : [];
  const understood = (change: unknown) =>
    before.history.find(({ release, at, action }) => {
      const one = asRaw(change);
      return one['release'] === release && one['at'] === at && one['action'] === action;
    });
  const stays = (change: unknown): boolean => {
    const read = understood(change);
    return read === undefined || kept.has(keyOf(read));
  };
  return [...next.history.filter((change) => !known.has(keyOf(change))), ...written.filter(stays)];
};

/** One remote's entry as it shall be written: what is as it was before keeps fields of it that nothing here understands. */
const entryOf = (raw: Raw, before: RemoteEntry, next: RemoteEntry): Raw => {
  const canary = asRaw(raw['canary']);
  const written = new Map([
    [keyOf(before.live), raw['live']],
    [keyOf(before.previous), raw['previous']],
    [keyOf(before.canary?.ref), canary['ref']],
  ]);
  const asWritten = (ref: unknown): unknown => written.get(keyOf(ref)) ?? ref;
  return {
    ...raw,
    live: asWritten(next.live),
    previous: asWritten(next.previous),
    canary: next.canary && { ...next.canary, ref: asWritten(next.canary.ref) },
    history: historyOf(raw, before, next),
  };
};

/**
 * The remotes of a registry as they shall be written when they shall be `next`. Whatever a later version wrote, and this
 * one does not understand, stays: other remotes' entries, and fields of those that are changed.
 */
export const keepUnknown = (
  { raw, remotes: before }: UnderstoodRegistry,
  next: RegistryDocument['remotes'],
): Raw => {
  const written = asRaw(raw['remotes']);
  const entries = Object.entries(written).flatMap(([name, entry]) => {
    const was = before[name];
    if (!was) return [[name, entry] as const];
    const will = next[name];
    if (!will) return [];
    return [[name, keyOf(was) === keyOf(will) ? entry : entryOf(asRaw(entry), was, will)] as const];
  });
  const added = Object.entries(next).filter(([name]) => !Object.hasOwn(written, name));
  return Object.fromEntries([...entries, ...added]);
};
