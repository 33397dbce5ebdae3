import * as v from 'valibot';
import { isAllowed, type ConsentClass } from './consent';
import type { VersionVector } from './tabs';

/** One value stored on the device: its location, version, schema and consent class. */
export interface StoredValueOptions<Value> {
  readonly key: string;
  /** Increased when the shape changes; values of other versions are ignored. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Returned when nothing valid is stored. */
  readonly fallback: Value;
  readonly consent: ConsentClass;
  readonly area?: 'local' | 'session';
  /** Whether the value without a version, as an earlier site stored it, is read too and then stored in today's form. */
  readonly plain?: boolean;
  /** Lifetime after the last write, in milliseconds; unlimited by default. An older value is removed when it is read. */
  readonly maxAgeMs?: number;
}

export interface StoredValue<Value> {
  readonly key: string;
  readonly fallback: Value;
  /**
   * The stored value; the fallback on the server, before consent, or when it is absent, corrupt or of another version.
   */
  read(): Value;
  /**
   * Stores a value, with its version vector where tabs need one. Returns false when it could not be stored: server, no
   * consent, no storage, or quota exceeded.
   */
  write(value: Value, seen?: VersionVector): boolean;
  /** Removes it. */
  clear(): void;
}

/** A stored value and its version vector; undefined when the writer recorded none. */
export interface VersionedValue<Value> {
  readonly value: Value;
  readonly seen: VersionVector | undefined;
}

/** A stored value that can be read with its version vector. */
export interface VersionedStoredValue<Value> extends StoredValue<Value> {
  /** As `read`, with the version vector; parses `text` instead of the stored text when it is given. */
  readVersioned(text?: string | null): VersionedValue<Value>;
}

/** Wraps one key of localStorage or sessionStorage. Its methods never throw. */
export const storedValue = <Value>({
  key,
  version,
  schema,
  fallback,
  consent,
  area = 'local',
  plain = false,
  maxAgeMs,
}: StoredValueOptions<Value>): VersionedStoredValue<Value> => {
  const Envelope = v.object({
    version: v.literal(version),
    value: schema,
    seen: v.fallback(v.optional(v.record(v.string(), v.number())), undefined),
    /** Time of the write, in milliseconds since 1970, of a value with a lifetime. */
    at: v.optional(v.number(), 0),
  });
  const storage = () => (isAllowed(consent) ? storageOf(area) : null);
  const nothing = { value: fallback, seen: undefined };
  const clear = () => quietly(() => storageOf(area)?.removeItem(key), undefined);
  const write = (value: Value, seen?: VersionVector): boolean =>
    quietly(() => {
      const target = storage();
      target?.setItem(key, JSON.stringify({ version, value, seen, at: maxAgeMs && Date.now() }));
      return target !== null;
    }, false);
  const readVersioned = (text?: string | null): VersionedValue<Value> =>
    quietly(() => {
      const kept: unknown = JSON.parse(text ?? storage()?.getItem(key) ?? 'null');
      const parsed = v.safeParse(Envelope, kept);
      if (!parsed.success) {
        const value = plain && v.safeParse(schema, kept);
        if (!value || !value.success) return nothing;
        write(value.output);
        return { value: value.output, seen: undefined };
      }
      const { value, seen, at } = parsed.output;
      if (maxAgeMs === undefined || Date.now() < at + maxAgeMs) return { value, seen };
      clear();
      return nothing;
    }, nothing);
  return { key, fallback, read: () => readVersioned().value, readVersioned, write, clear };
};

const storageOf = (area: 'local' | 'session'): Storage | null =>
  typeof window === 'undefined' ? null : area === 'local' ? window.localStorage : window.sessionStorage;

/** Storage throws when it is disabled, full or corrupt; the visitor must lose no more than the stored value. */
const quietly = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};
