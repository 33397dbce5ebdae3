import { satisfies, validRange } from 'semver';
import type { ReleaseManifest } from '../../registry';

/** Why a shell that offers `offered` of the contract would not take a release. */
export const contractRange = ({ contract }: ReleaseManifest, offered: string): readonly string[] => {
  if (validRange(contract) === null) return [`"${contract}" is no range of versions`];
  return satisfies(offered, contract) ? [] : [`needs contract ${contract}; this shell offers ${offered}`];
};
