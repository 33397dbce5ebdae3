import type { FederationHost } from '../host';
import type { ReleaseRef } from '../registry';
import type { RemoteEvent, Refuses, Role } from './active';
import { expectSameParts, type DeclaredParts } from './claims/entry-mismatch';
import { expectOwnLayers } from './claims/foreign-layers';
import { RefusedClaims } from './claims/refused-claims';
import { startRemote, type LoadedRemote } from './loaded-remote';
import { allowedLocation } from './location';
import { hostPolicy } from './policy';
import { obtainRelease } from './cache/release-cache';
import type { createSourcePositions } from './cache/source-positions';

/** The part of a reference that is needed to fetch a release and verify it, and what it says of the release. */
export type ReleaseSource = Pick<ReleaseRef, 'release' | 'url' | 'integrity'> & DeclaredParts;

export interface ReleaseEvaluatorOptions {
  readonly store: string;
  readonly cache: string;
  readonly origins: readonly string[];
  readonly host: FederationHost;
  /** Milliseconds within which a release must be fetched completely, and then start. */
  readonly timeoutMs: number;
  /** Releases that must not run here. */
  readonly refuses: Refuses;
  /** Receives the files of each release that starts, to find the sources of its errors. */
  readonly sources: Pick<ReturnType<typeof createSourcePositions>, 'add'>;
  /** Whether a storage key, element or endpoint that a remote uses belongs to another remote now. */
  readonly isOthers: (remote: string, name: string) => boolean;
  /** The other remotes that are served now. */
  readonly othersOf: (remote: string) => readonly string[];
  onEvent(event: RemoteEvent): void;
}

/**
 * Creates the function that fetches, verifies and starts a release. It rejects with the reason, which is
 * emitted as an event too. `isLast` means that the remote has no other release to run.
 */
export const createReleaseEvaluator = (options: ReleaseEvaluatorOptions) => {
  const { store, cache, origins, host, timeoutMs, sources, onEvent } = options;
  const policies = new Map<string, ReturnType<typeof hostPolicy>>();
  // A preview or canary that cannot be loaded must not delay the live release of the same remote.
  const policyOf = (name: string, role: Role) => {
    const key = `${name} ${role}`;
    const policy = policies.get(key) ?? hostPolicy();
    policies.set(key, policy);
    return policy;
  };
  return async (name: string, ref: ReleaseSource, role: Role, isLast = false): Promise<LoadedRemote> => {
    const { release } = ref;
    const startedAt = performance.now();
    try {
      const refusal = options.refuses(name, release);
      if (refusal === 'always' || (refusal === 'unless-last' && !isLast))
        throw new Error('it disturbed a worker, and is disabled until the shell restarts');
      const location = allowedLocation(store, ref.url, origins);
      const verified = await policyOf(name, role).execute(() =>
        obtainRelease(cache, location, name, ref, timeoutMs),
      );
      expectSameParts(ref, verified.manifest);
      await expectOwnLayers(verified, options.othersOf(name));
      sources.add(name, release, { ...verified, location });
      const loaded = await startRemote(verified, release, {
        host,
        timeoutMs,
        isRefused: (used) => options.isOthers(name, used),
      });
      onEvent({ type: 'loaded', name, release, role, milliseconds: performance.now() - startedAt });
      return loaded;
    } catch (error) {
      onEvent({ type: 'failed', name, release, role, error });
      if (error instanceof RefusedClaims) {
        const problems = error.claims.map(({ reason, owner }) => ({
          remote: name,
          part: 'claims' as const,
          reason: `release ${release}: ${reason}`,
          ...(owner !== undefined && { owner }),
        }));
        onEvent({ type: 'not-understood', problems });
      }
      throw error;
    }
  };
};

export type ReleaseEvaluator = ReturnType<typeof createReleaseEvaluator>;
