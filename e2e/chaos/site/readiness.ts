/** Body of a shell's readiness response; a remote without a running release is `null`. */
export interface Readiness {
  readonly lacks: readonly { readonly remote?: string; readonly reason: string }[];
  readonly remotes: Readonly<Record<string, string | null>>;
}

/** Status and body of a shell's `GET /readyz`. Rejects when the shell cannot be reached. */
export const readinessOf = async (url: string): Promise<{ status: number; body: Readiness }> => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, body: (await answer.json()) as Readiness };
};
