import { expectNoDowngrade, readRegistry, type PublicKey, type ParsedRegistry } from '../../registry';
import { readSavedRegistry } from './last-known-good';

export interface FirstRegistryOptions {
  readonly store: string;
  readonly cache: string;
  readonly keys: readonly PublicKey[];
  readonly timeoutMs: number;
  onFailure(error: unknown): void;
}

/** Whether the last registry read is an earlier version of the one these keys sign, and not of another store. */
const isSignedByAny = ({ signature, rights }: ParsedRegistry, keys: readonly PublicKey[]): boolean =>
  keys.some(({ id }) => id === (rights?.signature ?? signature)?.key);

/**
 * Returns the initial registry: the store's, or the one saved on disk when the store's is not available. A
 * signed registry older than the saved one is refused, so that a restart cannot bring an old one back.
 */
export const firstRegistry = async ({
  store,
  cache,
  keys,
  timeoutMs,
  onFailure,
}: FirstRegistryOptions): Promise<ParsedRegistry | undefined> => {
  const saved = await readSavedRegistry(cache);
  try {
    const known = saved && isSignedByAny(saved, keys) ? saved : undefined;
    const registry = await readRegistry(store, { timeoutMs, keys, known });
    if (known) expectNoDowngrade(registry, known);
    return registry;
  } catch (error) {
    onFailure(error);
    return saved;
  }
};
