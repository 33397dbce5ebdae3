import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { release, rollback } from '@signpost/federation/release';
import { releaseManifest } from '@signpost/federation/registry';

/** Seconds from the change of the registry until the running shell serves the other release. */
export interface SwapTimes {
  readonly release: number;
  readonly rollback: number;
}

const REMOTE = 'unis';
const DEADLINE = 20_000;

/** Waits until a page names a release, asking as a stream of new visitors would. */
const seenAfter = async (url: string, wanted: string): Promise<number> => {
  const started = performance.now();
  while (performance.now() - started < DEADLINE) {
    const html = await (await fetch(url)).text();
    if (html.includes(`/releases/${REMOTE}/${wanted}/`)) return (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`release ${wanted} was not served within ${DEADLINE / 1000} s`);
};

/** The built remote again as another release: the same files, one path more in its manifest. */
const anotherRelease = async (folder: string): Promise<string> => {
  const dist = path.join(folder, 'dist');
  await cp(path.join('apps', REMOTE, 'dist'), dist, { recursive: true });
  const file = path.join(dist, 'release.json');
  const manifest = releaseManifest.parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify({ ...manifest, paths: [...manifest.paths, '/explore/unis-bench'] }));
  return dist;
};

/** Releases a remote into the store that a running shell follows, then rolls it back; each time waits to be served it. */
export const measureSwap = async (origin: string, store: string, pagePath: string): Promise<SwapTimes> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-swap-'));
  try {
    const url = new URL(pagePath, origin).href;
    const next = await release(store, REMOTE, await anotherRelease(folder));
    const released = await seenAfter(url, next.live.release);
    const before = await rollback(store, REMOTE);
    return { release: released, rollback: await seenAfter(url, before.live.release) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
