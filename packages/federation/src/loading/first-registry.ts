import {
  expectNoDowngrade,
  readRegistry,
  type PublicKey,
  type RegistryDocument,
  type UnderstoodRegistry,
} from '../registry';
import { rememberedRegistry } from './last-good';

export interface FirstRegistryOptions {
  readonly store: string;
  readonly cache: string;
  readonly keys: readonly PublicKey[];
  readonly deadline: number;
  onFailure(error: unknown): void;
}

/** Whether what was read last is an earlier state of what these keys sign, and not of another store. */
const isOfTheirs = ({ signature }: RegistryDocument, keys: readonly PublicKey[]): boolean =>
  keys.some(({ id }) => id === signature?.key);

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
}: FirstRegistryOptions): Promise<UnderstoodRegistry | undefined> => {
  const remembered = await rememberedRegistry(cache);
  try {
    const registry = await readRegistry(store, { deadline, keys });
    if (remembered && isOfTheirs(remembered, keys)) expectNoDowngrade(registry, remembered.version);
    return registry;
  } catch (error) {
    onFailure(error);
    return remembered;
  }
};
