import { z } from 'zod';
import { CONTRACT_VERSION } from '../contract';

const tally = z.object({ pages: z.number(), errors: z.number() });

/** How a shell's canary does: pages made of it and of the live release meanwhile, and how many of them went wrong. */
const trial = z.object({
  remote: z.string(),
  release: z.string(),
  ejected: z.boolean(),
  canary: tally,
  live: tally,
});

/** A remote that a shell should have and has not since it started, and why; no remote where it is the registry. */
const lack = z.object({ remote: z.string().optional(), reason: z.string() });

/** What a running shell tells of itself at `/readyz`, as far as releases are concerned. */
const readiness = z.object({
  contract: z.string().optional(),
  backend: z.boolean().optional(),
  remotes: z.record(z.string(), z.string().nullable()),
  canaries: z.array(trial).default([]),
  lacks: z.array(lack).default([]),
});

/** A running shell: whether it takes visitors, the contract it offers, the release of each remote, what it lacks, its canaries. */
export interface LiveShell extends z.infer<typeof readiness> {
  readonly url: string;
  readonly ready: boolean;
}

/** Asks a running shell how it is. Throws when it does not answer within 5 s, or not as a shell does. */
export const askShell = async (url: string): Promise<LiveShell> => {
  const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(5_000) }).catch(
    (error: unknown) => {
      throw new Error(`the shell at ${url} cannot be reached`, { cause: error });
    },
  );
  const parsed = readiness.safeParse(await answer.json().catch(() => undefined));
  if (!parsed.success) throw new Error(`${url} does not answer as a shell does`);
  return { ...parsed.data, url, ready: answer.ok };
};

/**
 * The version of the contract that a release must suit: what the shell at `url` offers or, without one, what this
 * checkout has. Throws when the shell does not say.
 */
export const contractOffered = async (url: string | undefined): Promise<string> => {
  if (!url) return CONTRACT_VERSION;
  const { contract } = await askShell(url);
  if (!contract) throw new Error(`the shell at ${url} does not say which contract it offers`);
  return contract;
};
