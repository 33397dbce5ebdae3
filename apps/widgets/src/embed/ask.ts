import * as v from 'valibot';
import { ANSWERS, type DataOf } from './answers';
import { KINDS, type Kind } from './kinds';
import { SITE } from './site';

/** Why the site gave nothing: its status, 0 when it could not be reached. */
export class NoAnswer extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const Problem = v.object({ detail: v.string() });

/**
 * Asks the site for what a widget shows: the guide of that id, or all guides where there is none. Throws a `NoAnswer`, or
 * the signal's reason.
 */
export const askFor = async <K extends Kind>(
  kind: K,
  id: string,
  signal: AbortSignal,
): Promise<DataOf[K]> => {
  const { path, parameter } = KINDS[kind];
  const url = `${SITE}/embed/data${path}?${new URLSearchParams({ [parameter]: id })}`;
  const response = await fetch(url, {
    signal,
    credentials: 'omit',
    headers: { accept: 'application/json' },
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new NoAnswer(0, `Signpost could not be reached: ${String(error)}`);
  });
  const body: unknown = await response.json().catch(() => null);
  const answer = v.safeParse(ANSWERS[kind], body);
  // A guide that is not known is an answer too, of status 404.
  if (answer.success) return answer.output as unknown as DataOf[K];
  const problem = v.safeParse(Problem, body);
  throw new NoAnswer(
    response.ok ? 502 : response.status,
    problem.success ? problem.output.detail : 'Signpost gave an answer that cannot be read',
  );
};
