import * as v from 'valibot';
import { RESPONSE_SCHEMAS, type DataOf } from './response-schemas';
import { KINDS, type Kind } from './kinds';
import { SITE } from './site';

/** Why no data was returned: the HTTP status, or 0 when the site could not be reached. */
export class GuideRequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const Problem = v.object({ detail: v.string() });

/**
 * Fetches the data of a widget from the site: the guide with that id, or all guides without one. Throws a
 * `GuideRequestError`, or the signal's reason when aborted.
 */
export const fetchGuide = async <K extends Kind>(
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
    throw new GuideRequestError(0, `Signpost could not be reached: ${String(error)}`);
  });
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(RESPONSE_SCHEMAS[kind], body);
  // An unknown guide is a valid response with status 404.
  if (parsed.success) return parsed.output as unknown as DataOf[K];
  const problem = v.safeParse(Problem, body);
  throw new GuideRequestError(
    response.ok ? 502 : response.status,
    problem.success ? problem.output.detail : 'Signpost gave an answer that cannot be read',
  );
};
