import { satisfies, validRange } from 'semver';
import type { ReleaseManifest } from '../../registry';

/** Why a shell that offers contract version `offered` would refuse a release. */
export const contractRange = ({ contract }: ReleaseManifest, offered: string): readonly string[] => {
  if (validRange(contract) === null) return [`"${contract}" is not a version range`];
  return satisfies(offered, contract) ? [] : [`needs contract ${contract}; this shell offers ${offered}`];
};
