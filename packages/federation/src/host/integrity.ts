import { FILE_INTEGRITY, INTEGRITY_LIST } from '../contract/shared';

/**
 * Makes a release's entry verify every file that it loads: fetches the list beside it, whose own hash must be
 * `integrity`. Rejects when the list cannot be loaded within `timeoutMs` milliseconds, or has another hash.
 */
export const loadIntegrityList = async (
  entry: string,
  integrity: string,
  timeoutMs: number,
): Promise<void> => {
  const answer = await fetch(new URL(INTEGRITY_LIST, entry), {
    integrity,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  // The integrity hash proves that the build wrote this file, so its shape needs no check.
  const list = (await answer.json()) as Readonly<Record<string, string>>;
  const hashes = ((globalThis as Record<string, unknown>)[FILE_INTEGRITY] ??= {}) as Record<string, string>;
  for (const [file, hash] of Object.entries(list)) hashes[new URL(file, entry).href] = hash;
};
