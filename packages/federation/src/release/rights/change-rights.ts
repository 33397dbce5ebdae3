import {
  EMPTY_REGISTRY,
  heldClaims,
  keyIdOf,
  parseRegistry,
  publicHalf,
  publicKeys,
  signApproval,
  signRights,
  verifyAndParse,
  type Claim,
  type ParsedRegistry,
  type RegistryRights,
  type RemoteRights,
} from '../../registry';
import { releasedBy } from '../entry/released-by';
import { signingOf, type Signing } from '../signing/signing';
import { isSigned, replaceDocument } from '../store';
import { operatorKeys, signEntries } from './sign-entries';

/** What a key may do with a remote. */
export type Role = 'release' | 'approve';

type Remotes = RegistryRights['remotes'];

const NO_RIGHTS: RemoteRights = { release: [], approve: [], reserved: [] };

const union = <Value>(one: readonly Value[], more: readonly Value[]): Value[] => [
  ...new Set([...one, ...more]),
];

/** First rights: every remote keeps what it has, and only operators may change it until they grant keys. */
const firstRights = ({ remotes }: ParsedRegistry): Remotes =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, entry]) => [name, { ...NO_RIGHTS, reserved: heldClaims(entry) }]),
  );

/** Entries that the operators sign again: those that a key without rights signed, after it had them. */
const entriesToSign = (before: ParsedRegistry, next: Remotes): readonly string[] =>
  Object.entries(before.remotes).flatMap(([name, { signature }]) => {
    const rights = next[name];
    if (!rights) return [];
    const allowed = rights.release.map(keyIdOf);
    return before.rights && signature && allowed.includes(signature.key) ? [] : [name];
  });

/** Approves, as an operator, the live releases of remotes which need an approval and have none. */
const withApprovals = (
  { raw, remotes }: ParsedRegistry,
  rights: Remotes,
  privateKey: string,
): Record<string, unknown> => {
  const entries = (raw['remotes'] ?? {}) as Record<string, object>;
  const at = new Date().toISOString();
  return Object.fromEntries(
    Object.entries(entries).map(([remote, entry]) => {
      const { live, approvals = {} } = remotes[remote] ?? {};
      if (!live || approvals[live.release] || !rights[remote]?.approve.length) return [remote, entry];
      const { release, integrity } = live;
      const approval = { ...signApproval({ remote, release, integrity }, privateKey), by: releasedBy(), at };
      return [remote, { ...entry, approvals: { ...approvals, [release]: approval } }];
    }),
  );
};

/** Throws when the private key is not one of the operators', whose rights shells accept. */
const expectOperator = (before: ParsedRegistry, signing: Signing, privateKey: string): void => {
  const own = keyIdOf(publicHalf(privateKey));
  if (!isSigned(before.raw) || operatorKeys(signing, before).some(({ id }) => id === own)) return;
  throw new Error(`key ${own} may not change the rights: they are signed by the operators`);
};

/**
 * Changes the rights of a registry and signs them with the operators' key. Entries that the new rights would refuse, such as
 * those signed by a withdrawn key, are signed by the operators, so review them first. Returns the registry. Throws when
 * there is no key to sign with, when the current rights are signed by another key that is not trusted here, and
 * what `change` throws.
 */
const changeRights = (
  store: string,
  change: (remotes: Remotes, registry: ParsedRegistry) => Remotes,
): Promise<ParsedRegistry> => {
  const signing = signingOf(store);
  const { privateKey, keys } = signing;
  if (!privateKey)
    throw new Error('rights are signed: set REGISTRY_SIGNING_KEY to the file of the private key');
  return replaceDocument(store, (file) => {
    const raw: unknown = file ? JSON.parse(file.text) : EMPTY_REGISTRY.raw;
    const before = file ? verifyAndParse(raw, keys) : parseRegistry(raw);
    expectOperator(before, signing, privateKey);
    const issuedAt = new Date().toISOString();
    const version = (before.rights?.version ?? 0) + 1;
    const remotes = change(before.rights?.remotes ?? firstRights(before), before);
    const rights = signRights({ version, issuedAt, remotes }, privateKey);
    const entries = withApprovals(before, remotes, privateKey);
    const operators = operatorKeys(signing, { rights, signature: undefined });
    return {
      ...before.raw,
      version: before.version + 1,
      issuedAt,
      rights,
      remotes: signEntries(
        before,
        entries,
        { rights, privateKey, operators },
        entriesToSign(before, remotes),
      ),
      signature: undefined,
    };
  });
};

/** Lets a public key release a remote, or approve its releases. The remote may be new. */
export const grantKey = (store: string, name: string, key: string, role: Role): Promise<ParsedRegistry> => {
  publicKeys(key);
  return changeRights(store, (remotes) => {
    const own = remotes[name] ?? NO_RIGHTS;
    return { ...remotes, [name]: { ...own, [role]: union(own[role], [key]) } };
  });
};

/** Takes every right from a public key. Throws when it has none. */
export const withdrawKey = (store: string, key: string): Promise<ParsedRegistry> =>
  changeRights(store, (remotes) => {
    const has = ({ release, approve }: RemoteRights) => [...release, ...approve].includes(key);
    if (!Object.values(remotes).some(has)) throw new Error(`${key} has no rights here`);
    const without = (keys: readonly string[]) => keys.filter((one) => one !== key);
    return Object.fromEntries(
      Object.entries(remotes).map(([name, own]) => [
        name,
        { ...own, release: without(own.release), approve: without(own.approve) },
      ]),
    );
  });

/** Reserves paths and card slots for a remote; without `claims` those of its releases. */
export const reserveClaims = (
  store: string,
  name: string,
  claims: readonly Claim[],
): Promise<ParsedRegistry> =>
  changeRights(store, (remotes, registry) => {
    const entry = registry.remotes[name];
    const wanted = claims.length > 0 ? claims : entry ? heldClaims(entry) : [];
    if (wanted.length === 0) throw new Error(`${name} was never released: name the paths to reserve`);
    const others = Object.entries(remotes).map(([other, own]) => [
      other,
      other === name ? own : { ...own, reserved: own.reserved.filter((claim) => !wanted.includes(claim)) },
    ]);
    const own = remotes[name] ?? NO_RIGHTS;
    return {
      ...(Object.fromEntries(others) as Remotes),
      [name]: { ...own, reserved: union(own.reserved, wanted) },
    };
  });
