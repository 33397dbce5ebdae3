import { keyIdOf, signApproval } from '../../registry';
import { storedIntegrity } from '../built-release';
import { signingOf } from '../signing/signing';
import { changeRegistry, registryOf } from '../store';
import { releasedBy } from '../entry/released-by';

/** Approvals kept for each remote, the newest first. */
const MAX_APPROVALS = 20;

/**
 * Approves a release of a remote to be live for all visitors, with the key of the environment. Without `release` it is the
 * canary. Returns its id. Throws when the key is none of the remote's approvers, or the store lacks the release.
 */
export const approveRelease = async (store: string, name: string, release?: string): Promise<string> => {
  const { privateKey } = signingOf(store);
  if (!privateKey) throw new Error('approvals are signed: set REGISTRY_SIGNING_KEY to your private key');
  const { remotes } = await registryOf(store);
  const approved = release ?? remotes[name]?.canary?.ref.release;
  if (!approved) throw new Error(`${name} has no canary: name the release to approve`);
  const integrity = await storedIntegrity(store, name, approved);
  const signature = signApproval({ remote: name, release: approved, integrity }, privateKey);
  const approval = { ...signature, by: releasedBy(), at: new Date().toISOString() };
  await changeRegistry(store, (registry) => {
    const entry = registry.remotes[name];
    if (!entry) throw new Error(`${name} was never released to ${store}`);
    const approvers = (registry.rights?.remotes[name]?.approve ?? []).map(keyIdOf);
    if (!approvers.includes(signature.key)) throw new Error(`key ${signature.key} may not approve ${name}`);
    const approvals = Object.entries({ ...entry.approvals, [approved]: approval })
      .sort(([, one], [, other]) => other.at.localeCompare(one.at))
      .slice(0, MAX_APPROVALS);
    return { ...registry.remotes, [name]: { ...entry, approvals: Object.fromEntries(approvals) } };
  });
  return approved;
};
