import { z } from 'zod';
import { CONTRACT_VERSION } from '../../contract';

const tally = z.object({ pages: z.number(), errors: z.number() });

/**
 * State of a shell's canary: the pages rendered with it and with the live release since it started, and how
 * many of them failed.
 */
const canaryStatus = z.object({
  remote: z.string(),
  release: z.string(),
  ejected: z.boolean(),
  canary: tally,
  live: tally,
});

/** A remote that a shell should run but does not since it started, and why; no remote when it is the registry. */
const lack = z.object({ remote: z.string().optional(), reason: z.string() });

/** The response of a running shell at `/readyz`, as far as releases are concerned. */
const readiness = z.object({
  contract: z.string().optional(),
  backend: z.boolean().optional(),
  remotes: z.record(z.string(), z.string().nullable()),
  canaries: z.array(canaryStatus).default([]),
  lacks: z.array(lack).default([]),
});

/**
 * State of a running shell: whether it is ready, its contract, the release of each remote, missing remotes
 * and canaries.
 */
export interface LiveShell extends z.infer<typeof readiness> {
  readonly url: string;
  readonly ready: boolean;
}

/** Reads the readiness of a running shell. Throws when it does not answer within 5 s, or with another format. */
export const askShell = async (url: string): Promise<LiveShell> => {
  const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(5_000) }).catch(
    (error: unknown) => {
      throw new Error(`the shell at ${url} cannot be reached`, { cause: error });
    },
  );
  const parsed = readiness.safeParse(await answer.json().catch(() => undefined));
  if (!parsed.success) throw new Error(`${url} does not answer like a shell`);
  return { ...parsed.data, url, ready: answer.ok };
};

/**
 * Returns the contract version that a release must match: the one that the shell at `url` offers or, without
 * a URL, this checkout's. Throws when the shell does not report it.
 */
export const contractOffered = async (url: string | undefined): Promise<string> => {
  if (!url) return CONTRACT_VERSION;
  const { contract } = await askShell(url);
  if (!contract) throw new Error(`the shell at ${url} does not report which contract it offers`);
  return contract;
};
