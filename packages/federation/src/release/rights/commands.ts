import { keyIdOf, type ParsedRegistry } from '../../registry';
import { registryOf } from '../store';
import { signingOf } from '../signing/signing';
import { grantKey, reserveClaims, withdrawKey } from './change-rights';

const listed = (label: string, values: readonly string[]): string[] =>
  values.length > 0 ? [`  ${label.padEnd(9)} ${values.join(', ')}`] : [];

const keysText = (keys: readonly string[]): string[] => keys.map((key) => `${key} (${keyIdOf(key)})`);

/** The rights of a registry as text, for the command line. */
const rightsText = ({ rights }: Pick<ParsedRegistry, 'rights'>): string =>
  rights
    ? [
        `rights version ${rights.version}, signed with key ${rights.signature.key}`,
        ...Object.entries(rights.remotes).flatMap(([name, { release, approve, reserved }]) => [
          name,
          ...listed('release', release.length > 0 ? keysText(release) : ['operators only']),
          ...listed('approve', keysText(approve)),
          ...listed('reserved', reserved),
        ]),
      ].join('\n')
    : 'no rights: the signing key of the registry can change every remote';

/**
 * Runs `npm run rights`: shows the rights, or changes them. Takes the words after the command; returns text to print. Throws
 * with `usage` when they are not known.
 */
export const runRights = async (
  store: string,
  [action, first, second, ...more]: readonly string[],
  mayApprove: boolean,
  usage: string,
): Promise<string> => {
  if (action === undefined) return rightsText(await registryOf(store, signingOf(store).keys));
  if (action === 'grant' && first && second) {
    return rightsText(await grantKey(store, first, second, mayApprove ? 'approve' : 'release'));
  }
  if (action === 'withdraw' && first) return rightsText(await withdrawKey(store, first));
  if (action === 'reserve' && first) {
    return rightsText(await reserveClaims(store, first, second === undefined ? [] : [second, ...more]));
  }
  throw new Error(usage);
};
