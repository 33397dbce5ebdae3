import * as v from 'valibot';
import { SOURCE_LANGUAGE } from '@signpost/language/runtime';
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

/** After this time the site counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** A signal that aborts with another one, or after the timeout. `AbortSignal.any` is missing in browsers of 2023. */
const withTimeout = (signal: AbortSignal): { signal: AbortSignal; end: () => void } => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
};

/** Fetches an address and its JSON, `null` when it is none. Throws a `GuideRequestError` without an answer in time. */
const fetchJson = async (
  url: string,
  signal: AbortSignal,
): Promise<{ response: Response; body: unknown }> => {
  const limited = withTimeout(signal);
  try {
    const response = await fetch(url, {
      signal: limited.signal,
      credentials: 'omit',
      headers: { accept: 'application/json' },
    });
    const body: unknown = await response.json().catch(() => null);
    limited.signal.throwIfAborted();
    return { response, body };
  } catch (error) {
    signal.throwIfAborted();
    const reason = limited.signal.aborted ? `no answer in ${TIMEOUT_MS / 1_000} seconds` : String(error);
    throw new GuideRequestError(0, `Signpost could not be reached: ${reason}`);
  } finally {
    limited.end();
  }
};

const Problem = v.object({ detail: v.string() });

/**
 * Fetches the data of a widget from the site in a language: the guide with that id, or all guides without one. Throws a
 * `GuideRequestError`, or the signal's reason when aborted.
 */
export const fetchGuide = async <K extends Kind>(
  kind: K,
  id: string,
  language: string,
  signal: AbortSignal,
): Promise<DataOf[K]> => {
  const { path, parameter } = KINDS[kind];
  const query = new URLSearchParams({
    [parameter]: id,
    ...(language !== SOURCE_LANGUAGE && { lang: language }),
  });
  const url = `${SITE}/embed/data${path}?${query}`;
  const { response, body } = await fetchJson(url, signal);
  const parsed = v.safeParse(RESPONSE_SCHEMAS[kind], body);
  // An unknown guide is a valid response with status 404.
  if (parsed.success) return parsed.output as unknown as DataOf[K];
  const problem = v.safeParse(Problem, body);
  throw new GuideRequestError(
    response.ok ? 502 : response.status,
    problem.success ? problem.output.detail : 'Signpost gave an answer that cannot be read',
  );
};
