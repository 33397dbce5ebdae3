import { expectNoDowngrade, readRegistry, type PublicKey, type RegistryDocument } from '../registry';
import { rememberedRegistry } from './last-good';

export interface FirstRegistryOptions {
  readonly store: string;
  readonly cache: string;
  readonly keys: readonly PublicKey[];
  readonly deadline: number;
  onFailure(error: unknown): void;
}

/**
 * The registry to start with: the store's, or the one read last when that cannot be had. Where registries are signed, one
 * that is older than the last is refused, so that a restart is no way to bring an old one back.
 */
export const firstRegistry = async ({
  store,
  cache,
  keys,
  deadline,
  onFailure,
}: FirstRegistryOptions): Promise<RegistryDocument | undefined> => {
  const remembered = await rememberedRegistry(cache);
  try {
    const registry = await readRegistry(store, { deadline, keys });
    if (keys.length > 0 && remembered) expectNoDowngrade(registry, remembered.version);
    return registry;
  } catch (error) {
    onFailure(error);
    return remembered;
  }
};
