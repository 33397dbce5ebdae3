import * as v from 'valibot';
import { isAllowed, type ConsentClass } from './consent';

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
  /** Keeps a value. False when the device would not: server, no consent, no storage, or no room. */
  write(value: Value): boolean;
  /** Removes it. */
  clear(): void;
}

/** Wraps one key of localStorage or sessionStorage. Nothing here throws. */
export const storedValue = <Value>({
  key,
  version,
  schema,
  fallback,
  consent,
  area = 'local',
}: StoredValueOptions<Value>): StoredValue<Value> => {
  const Envelope = v.object({ version: v.literal(version), value: schema });
  const storage = () => (isAllowed(consent) ? storageOf(area) : null);
  return {
    key,
    fallback,
    read: () =>
      quietly(() => {
        const text = storage()?.getItem(key);
        const parsed = v.safeParse(Envelope, text ? JSON.parse(text) : null);
        return parsed.success ? parsed.output.value : fallback;
      }, fallback),
    write: (value) =>
      quietly(() => {
        const target = storage();
        target?.setItem(key, JSON.stringify({ version, value }));
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
