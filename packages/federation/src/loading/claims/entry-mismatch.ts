import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest, ReleaseRef } from '../../registry';
import { RefusedClaims } from './refused-claims';

/** What a registry entry says of a release, besides where it is. */
export type DeclaredParts = Partial<Pick<ReleaseRef, 'paths' | 'slots' | 'hosts' | 'names'>>;

const LISTS = { paths: 'path', slots: 'slot', names: 'name' } as const;

const listMismatches = (ref: DeclaredParts, manifest: ReleaseManifest): readonly string[] =>
  (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((part) => {
    const said: readonly string[] | undefined = ref[part];
    if (!said) return [];
    const own: readonly string[] = manifest[part] ?? [];
    return [
      ...own
        .filter((one) => !said.includes(one))
        .map((one) => `release.json has the ${LISTS[part]} ${one}, which its registry entry leaves out`),
      ...said
        .filter((one) => !own.includes(one))
        .map((one) => `the registry entry has the ${LISTS[part]} ${one}, which release.json leaves out`),
    ];
  });

/**
 * Throws RefusedClaims when the registry entry of a release says something else than its `release.json`. Others' paths
 * and slots are compared with the entry, so a release must not have more. Parts that the entry does not record, as those
 * of earlier versions, are not compared.
 */
export const expectSameParts = (ref: DeclaredParts, manifest: ReleaseManifest): void => {
  const problems = [
    ...listMismatches(ref, manifest),
    ...(ref.hosts && !isDeepStrictEqual(ref.hosts, manifest.hosts ?? {})
      ? ['release.json has other slots in its own pages than its registry entry']
      : []),
  ];
  if (problems.length > 0) throw new RefusedClaims([{ reason: problems.join('; ') }]);
};
