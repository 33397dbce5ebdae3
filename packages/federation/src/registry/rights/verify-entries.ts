import type { RegistryProblem } from '../problem';
import type { PublicKey } from '../signature';
import { entryProblem, revisionOf } from './check-entry';
import { registryRights, type RegistryRights } from './schema';
import { areRightsSignedBy } from './sign';

/** A registry as JSON.parse returned it. */
export type RawRegistry = Readonly<Record<string, unknown>>;

/** A registry without the parts that no signature allows, and those parts. */
export interface VerifiedRegistry {
  readonly raw: RawRegistry;
  readonly problems: readonly RegistryProblem[];
}

const remotesOf = ({ remotes }: RawRegistry): RawRegistry =>
  typeof remotes === 'object' && remotes !== null ? (remotes as RawRegistry) : {};

/** Returns the rights of a registry, verified. Throws when there are none or no key of the operators signed them. */
const verifiedRights = ({ rights: raw }: RawRegistry, operators: readonly PublicKey[]): RegistryRights => {
  const { success, data: rights } = registryRights.safeParse(raw);
  if (!success) throw new Error('the rights of the registry are missing or invalid');
  if (!areRightsSignedBy(raw as object, rights.signature, operators)) {
    throw new Error('the rights of the registry are not signed by a trusted key');
  }
  return rights;
};

/** Returns the rights to apply: the document's or, where it has none that can be trusted, the known ones. */
const applicableRights = (
  raw: RawRegistry,
  known: RawRegistry | undefined,
  operators: readonly PublicKey[],
): { readonly rights: RegistryRights; readonly source: RawRegistry; readonly problem?: string } => {
  if (!known?.['rights']) return { rights: verifiedRights(raw, operators), source: raw };
  const before = verifiedRights(known, operators);
  try {
    const rights = verifiedRights(raw, operators);
    if (rights.version >= before.version) return { rights, source: raw };
    return { rights: before, source: known, problem: 'older rights replaced them' };
  } catch (error) {
    return { rights: before, source: known, problem: (error as Error).message };
  }
};

/** Whether a registry, as JSON.parse returned it, has rights for single remotes. */
export const hasRights = (raw: unknown): boolean =>
  Boolean((raw as { readonly rights?: unknown } | null | undefined)?.rights);

/**
 * Verifies a registry with rights, remote by remote: an entry that its remote's keys do not allow, or that was removed, is
 * replaced by the one in `known`, the registry accepted last, or left out. Throws when neither has rights signed by
 * one of `operators`.
 */
export const verifyEntries = (
  raw: RawRegistry,
  operators: readonly PublicKey[],
  known?: RawRegistry,
): VerifiedRegistry => {
  const { rights, source, problem } = applicableRights(raw, known, operators);
  const problems: RegistryProblem[] = problem
    ? Object.keys(rights.remotes).map((remote) => ({ remote, part: 'rights', reason: problem }))
    : [];
  const [written, accepted] = [remotesOf(raw), known ? remotesOf(known) : {}];
  const kept = Object.keys(accepted).filter((name) => !Object.hasOwn(written, name) && rights.remotes[name]);
  const remotes: Record<string, unknown> = {};
  for (const remote of [...Object.keys(written), ...kept]) {
    const check = { remote, rights, operators, known: revisionOf(accepted[remote]) };
    const reason = Object.hasOwn(written, remote)
      ? entryProblem(written[remote], check)
      : 'the entry was removed';
    if (reason) problems.push({ remote, part: 'rights', reason });
    const entry = reason ? accepted[remote] : written[remote];
    if (entry !== undefined) remotes[remote] = entry;
  }
  return { raw: { ...raw, rights: source['rights'], remotes }, problems };
};
