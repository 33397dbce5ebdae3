import {
  entryProblem,
  signEntry,
  type ParsedRegistry,
  type PublicKey,
  type RegistryRights,
} from '../../registry';
import type { Signing } from '../signing/signing';

type Raw = Readonly<Record<string, unknown>>;

/** How entries are signed. */
export interface EntrySigning {
  readonly rights: RegistryRights;
  /** PEM of the key that signs changed entries. */
  readonly privateKey: string;
  /** Keys of the operators, which may sign every entry. */
  readonly operators: readonly PublicKey[];
}

const withoutApprovals = (entry: unknown): string =>
  JSON.stringify({ ...(entry as object | undefined), approvals: undefined });

/** Signs one entry as the successor of the entry `before`. Throws when shells would refuse it. */
const signNext = (
  remote: string,
  entry: object,
  before: ParsedRegistry['remotes'][string] | undefined,
  { rights, privateKey, operators }: EntrySigning,
): object => {
  const known = before?.revision;
  const change = known?.rights === rights.version ? known.change + 1 : 1;
  const next = { ...entry, revision: { rights: rights.version, change }, signature: undefined };
  const signed = { ...next, signature: signEntry(remote, next, privateKey) };
  const written: unknown = JSON.parse(JSON.stringify(signed));
  const problem = entryProblem(written, { remote, rights, operators, known });
  if (problem) throw new Error(`${remote} cannot be changed with key ${signed.signature.key}: ${problem}`);
  return signed;
};

/**
 * Signs the entries that differ from the registry `before`, and those in `again`; an entry with a new approval only keeps
 * its signature. Throws when the key may not change an entry, or a live release is not approved.
 */
export const signEntries = (
  before: ParsedRegistry,
  remotes: Raw,
  signing: EntrySigning,
  again: readonly string[] = [],
): Raw => {
  const written = (before.raw['remotes'] ?? {}) as Raw;
  const isUnchanged = (remote: string, entry: unknown) =>
    !again.includes(remote) && withoutApprovals(entry) === withoutApprovals(written[remote]);
  return Object.fromEntries(
    Object.entries(remotes).map(([remote, entry]) => [
      remote,
      isUnchanged(remote, entry) ? entry : signNext(remote, entry as object, before.remotes[remote], signing),
    ]),
  );
};

/**
 * Returns the keys that may sign every entry: those of `REGISTRY_KEYS` and the key that signed the rights or, before there
 * are any, the registry.
 */
export const operatorKeys = (
  { keys, operators = [] }: Pick<Signing, 'keys' | 'operators'>,
  { rights, signature }: Pick<ParsedRegistry, 'rights' | 'signature'>,
): readonly PublicKey[] => {
  const signer = (rights?.signature ?? signature)?.key;
  return [...operators, ...keys.filter(({ id }) => id === signer)];
};
