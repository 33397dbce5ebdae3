import * as v from 'valibot';
import { isAllowed, type ConsentClass } from './consent';
import type { Seen } from './tabs';

/** One thing kept on the device: where, in which version of which shape, by what right. */
export interface StoredValueOptions<Value> {
  readonly key: string;
  /** Raised when the shape changes; what older versions wrote is then ignored. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** What is read when there is nothing, or nothing that can be trusted. */
  readonly fallback: Value;
  readonly consent: ConsentClass;
  readonly area?: 'local' | 'session';
}

export interface StoredValue<Value> {
  readonly key: string;
  readonly fallback: Value;
  /** The stored value; the fallback on the server, before consent, or when it is absent, corrupt or of another version. */
  read(): Value;
  /**
   * Keeps a value, with the writes that it was made on top of where tabs must know them. False when the device would
   * not: server, no consent, no storage, or no room.
   */
  write(value: Value, seen?: Seen): boolean;
  /** Removes it. */
  clear(): void;
}

/** A stored value, and the writes that it was made on top of; undefined when whoever wrote it did not say. */
export interface Told<Value> {
  readonly value: Value;
  readonly seen: Seen | undefined;
}

/** A stored value that says what it was made on top of. */
export interface ToldValue<Value> extends StoredValue<Value> {
  /** As `read`, of the text that is stored now, or of this one. */
  tell(text?: string | null): Told<Value>;
}

/** Wraps one key of localStorage or sessionStorage. Nothing here throws. */
export const storedValue = <Value>({
  key,
  version,
  schema,
  fallback,
  consent,
  area = 'local',
}: StoredValueOptions<Value>): ToldValue<Value> => {
  const Envelope = v.object({
    version: v.literal(version),
    value: schema,
    seen: v.fallback(v.optional(v.record(v.string(), v.number())), undefined),
  });
  const storage = () => (isAllowed(consent) ? storageOf(area) : null);
  const nothing = { value: fallback, seen: undefined };
  const tell = (text?: string | null): Told<Value> =>
    quietly(() => {
      const kept = text ?? storage()?.getItem(key);
      const parsed = v.safeParse(Envelope, kept ? JSON.parse(kept) : null);
      return parsed.success ? { value: parsed.output.value, seen: parsed.output.seen } : nothing;
    }, nothing);
  return {
    key,
    fallback,
    read: () => tell().value,
    tell,
    write: (value, seen) =>
      quietly(() => {
        const target = storage();
        target?.setItem(key, JSON.stringify({ version, value, seen }));
        return target !== null;
      }, false),
    clear: () => quietly(() => storageOf(area)?.removeItem(key), undefined),
  };
};

const storageOf = (area: 'local' | 'session'): Storage | null =>
  typeof window === 'undefined' ? null : area === 'local' ? window.localStorage : window.sessionStorage;

/** Storage throws when it is switched off, full or corrupt; a visitor must not notice more than a lost wish. */
const quietly = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};
