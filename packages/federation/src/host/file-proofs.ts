import { FILE_PROOFS, PROOF_LIST } from '../contract/shared';

/**
 * Has the entry of a release prove all files that it loads from now on: fetches the list beside it, whose own bytes must
 * be those of `integrity`. Rejects when it cannot be had within `deadline` milliseconds, or is another.
 */
export const learnProofs = async (entry: string, integrity: string, deadline: number): Promise<void> => {
  const answer = await fetch(new URL(PROOF_LIST, entry), {
    integrity,
    signal: AbortSignal.timeout(deadline),
  });
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  // Its bytes are those that the build wrote, so its shape is too.
  const list = (await answer.json()) as Readonly<Record<string, string>>;
  const known = ((globalThis as Record<string, unknown>)[FILE_PROOFS] ??= {}) as Record<string, string>;
  for (const [file, proof] of Object.entries(list)) known[new URL(file, entry).href] = proof;
};
