import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { release, rollback } from '@signpost/federation/release';
import { anotherRelease } from './another-release';

/** Seconds from the change of the registry until the running shell serves the other release, for each round. */
export interface SwapTimes {
  readonly release: readonly number[];
  readonly rollback: readonly number[];
}

const REMOTE = 'unis';
const SWAP_TIMEOUT_MS = 20_000;

/** Polls without a cache until a page names a release; returns the seconds. */
const waitUntilServed = async (url: string, wanted: string): Promise<number> => {
  const started = performance.now();
  while (performance.now() - started < SWAP_TIMEOUT_MS) {
    const html = await (await fetch(url)).text();
    if (html.includes(`/releases/${REMOTE}/${wanted}/`)) return (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`release ${wanted} was not served within ${SWAP_TIMEOUT_MS / 1000} s`);
};

/**
 * Releases a remote into the store that a running shell follows, then rolls it back; waits each time until it
 * is served.
 */
export const measureSwap = async (
  origin: string,
  store: string,
  pagePath: string,
  rounds: number,
): Promise<SwapTimes> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-swap-'));
  const [released, rolledBack]: [number[], number[]] = [[], []];
  try {
    const url = new URL(pagePath, origin).href;
    for (let round = 0; round < rounds; round += 1) {
      const next = await release(store, REMOTE, await anotherRelease(REMOTE, folder, round));
      released.push(await waitUntilServed(url, next.live.release));
      const before = await rollback(store, REMOTE);
      rolledBack.push(await waitUntilServed(url, before.live.release));
    }
    return { release: released, rollback: rolledBack };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
