import { z } from 'zod';
import { signatureSchema } from '../primitives';
import { isProvenanceOf, provenance } from '../provenance';
import { approval, revision, type Revision } from '../schema';
import { publicKeys, type PublicKey } from '../signature';
import type { RegistryRights, RemoteRights } from './schema';
import { isApprovedBy, isEntrySignedBy } from './sign';

const signedRef = z.looseObject({
  release: z.string(),
  integrity: z.string(),
  provenance: z.unknown(),
});

/** What a signed entry has in every version of the registry. */
const signedEntry = z.looseObject({
  live: signedRef,
  canary: z.looseObject({ ref: signedRef }).nullish(),
  revision,
  approvals: z.record(z.string(), approval).default({}),
  signature: signatureSchema,
});
type SignedEntry = z.infer<typeof signedEntry>;

/** The revision of an entry as JSON.parse returned it; undefined when it has none. */
export const revisionOf = (entry: unknown): Revision | undefined =>
  z.looseObject({ revision }).safeParse(entry).data?.revision;

/** Whether a revision comes before another: by the rights it was signed under, then by its number. */
const isEarlier = (one: Revision, other: Revision): boolean =>
  one.rights === other.rights ? one.change < other.change : one.rights < other.rights;

const keysOf = (raw: readonly string[]): readonly PublicKey[] => publicKeys(raw.join(','));

/** Whether someone else than the signer of the entry approved its live release. */
const isLiveApproved = (
  remote: string,
  { live, approvals, signature }: SignedEntry,
  approvers: readonly PublicKey[],
): boolean => {
  const given = approvals[live.release];
  return Boolean(
    given &&
    given.key !== signature.key &&
    isApprovedBy({ remote, release: live.release, integrity: live.integrity }, given, approvers),
  );
};

/** Whether a statement of provenance, where there is one in a known format, is about another release. */
const isForeignProvenance = (ref: z.infer<typeof signedRef>): boolean => {
  const statement = provenance.safeParse(ref.provenance);
  return statement.success && !isProvenanceOf(statement.data, ref.integrity);
};

/** What an entry is checked against. */
export interface EntryCheck {
  readonly remote: string;
  readonly rights: RegistryRights;
  /** Keys of the operators, which may sign every entry. */
  readonly operators: readonly PublicKey[];
  /** The revision that was accepted last. */
  readonly known: Revision | undefined;
}

/** The keys that may release a remote: the operators' and, in a registry with rights, the remote's own. */
export const keysThatMayRelease = (
  remote: string,
  rights: RegistryRights | null | undefined,
  operators: readonly PublicKey[],
): readonly PublicKey[] => [...operators, ...keysOf(rights?.remotes[remote]?.release ?? [])];

const signatureProblem = (
  raw: object,
  entry: SignedEntry,
  own: RemoteRights,
  { remote, rights, operators }: EntryCheck,
): string | undefined => {
  const releasers = keysThatMayRelease(remote, rights, operators);
  const { key } = entry.signature;
  if (!releasers.some(({ id }) => id === key)) return `key ${key} may not release ${remote}`;
  if (!isEntrySignedBy(remote, raw, entry.signature, releasers)) {
    return 'the entry was changed after it was signed';
  }
  const needsApproval = own.approve.length > 0 && !operators.some(({ id }) => id === key);
  if (needsApproval && !isLiveApproved(remote, entry, [...keysOf(own.approve), ...operators])) {
    return `live release ${entry.live.release} is not approved`;
  }
  return undefined;
};

/**
 * Returns why the entry of a remote must not be used, for logs and operators; undefined when it may be. Takes the entry as
 * JSON.parse returned it, because the signature covers unknown fields too.
 */
export const entryProblem = (raw: unknown, check: EntryCheck): string | undefined => {
  const { remote, rights, known } = check;
  const own = rights.remotes[remote];
  if (!own) return `no key may release ${remote}`;
  const parsed = signedEntry.safeParse(raw);
  if (!parsed.success) return 'the entry is not signed';
  const entry = parsed.data;
  const invalid = signatureProblem(raw as object, entry, own, check);
  if (invalid) return invalid;
  if (entry.revision.rights > rights.version) return 'the entry names rights that do not exist';
  if (known && isEarlier(entry.revision, known)) return 'an older entry replaced it';
  if ([entry.live, entry.canary?.ref].some((ref) => ref && isForeignProvenance(ref))) {
    return 'the provenance is of another release';
  }
  return undefined;
};
