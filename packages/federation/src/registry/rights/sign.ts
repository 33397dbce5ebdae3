import { createPrivateKey, sign, verify } from 'node:crypto';
import { keyIdOf, publicHalf, type PublicKey } from '../signature';
import type { Signature } from '../primitives';
import type { RegistryRights } from './schema';

const bytesOf = (statement: object): Buffer => Buffer.from(JSON.stringify(statement));

/** Signs the JSON of a statement with a private key (PEM). Throws when the key is not Ed25519. */
const signStatement = (statement: object, privateKeyPem: string): Signature => ({
  key: keyIdOf(publicHalf(privateKeyPem)),
  value: sign(null, bytesOf(statement), createPrivateKey(privateKeyPem)).toString('base64url'),
});

/** Whether one of `keys` made the signature of a statement. */
const isSignedBy = (statement: object, signature: Signature, keys: readonly PublicKey[]): boolean => {
  const signer = keys.find(({ id }) => id === signature.key);
  return Boolean(
    signer && verify(null, bytesOf(statement), signer.key, Buffer.from(signature.value, 'base64url')),
  );
};

/** The fields of an entry that its signature does not cover: the signature, and approvals by other keys. */
const entryStatement = (remote: string, entry: object): object => ({
  remote,
  entry: { ...entry, signature: undefined, approvals: undefined },
});

/** Signs the entry of a remote, as it will be written. */
export const signEntry = (remote: string, entry: object, privateKeyPem: string): Signature =>
  signStatement(entryStatement(remote, entry), privateKeyPem);

/** Whether one of `keys` signed the entry of a remote. Takes the entry as JSON.parse returned it. */
export const isEntrySignedBy = (
  remote: string,
  entry: object,
  signature: Signature,
  keys: readonly PublicKey[],
): boolean => isSignedBy(entryStatement(remote, entry), signature, keys);

/** What an approval says: this release, with these files, may be live for all visitors. */
export interface ApprovedRelease {
  readonly remote: string;
  readonly release: string;
  /** SHA-256 of its `release.json`. */
  readonly integrity: string;
}

const approvalStatement = ({ remote, release, integrity }: ApprovedRelease): object => ({
  approves: { remote, release, integrity },
});

/** Approves a release with a private key (PEM). */
export const signApproval = (approved: ApprovedRelease, privateKeyPem: string): Signature =>
  signStatement(approvalStatement(approved), privateKeyPem);

/** Whether one of `keys` approved a release. */
export const isApprovedBy = (
  approved: ApprovedRelease,
  signature: Signature,
  keys: readonly PublicKey[],
): boolean => isSignedBy(approvalStatement(approved), signature, keys);

const rightsStatement = (rights: object): object => ({ rights: { ...rights, signature: undefined } });

/** Signs the rights of all remotes with a private key (PEM) of the operators. */
export const signRights = (
  rights: Omit<RegistryRights, 'signature'>,
  privateKeyPem: string,
): RegistryRights => ({ ...rights, signature: signStatement(rightsStatement(rights), privateKeyPem) });

/** Whether one of `keys` signed the rights. Takes them as JSON.parse returned them. */
export const areRightsSignedBy = (
  rights: object,
  signature: Signature,
  keys: readonly PublicKey[],
): boolean => isSignedBy(rightsStatement(rights), signature, keys);
