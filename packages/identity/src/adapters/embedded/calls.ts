import { currentLanguage, t } from '@signpost/language';
import * as v from 'valibot';
import { IdentityError, type FailureReason } from '../../account/identity-error';
import { Saved, toSavedList } from './items';

const BASE = '/api/v1/identity/';

/** Request timeout in milliseconds. Long, because the service hashes passwords and queues requests. */
const TIMEOUT_MS = 20_000;

const Problem = v.object({
  detail: v.exactOptional(v.string()),
  errors: v.exactOptional(v.array(v.object({ field: v.string(), message: v.string() }))),
  favourites: v.exactOptional(Saved),
});

const Token = v.object({ csrf: v.nullable(v.string()) });

const REASONS: Readonly<Record<number, FailureReason>> = {
  401: 'signedOut',
  409: 'stale',
  429: 'busy',
  502: 'busy',
  503: 'busy',
  504: 'busy',
};

/**
 * Calls the service and returns the body of a successful response, undefined when it is empty. Rejects with an
 * `IdentityError`.
 */
export interface Calls {
  get(path: string): Promise<unknown>;
  /** A call that changes data; sends the CSRF token of this browser. */
  change(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** A call whose body is its own proof of authorisation. It needs no CSRF token, which an iframe could not store. */
  prove(path: string, body: unknown): Promise<unknown>;
}

const failureOf = async (answer: Response): Promise<IdentityError> => {
  const parsed = v.safeParse(Problem, await answer.json().catch(() => null));
  const { detail, errors = [], favourites } = parsed.success ? parsed.output : {};
  return new IdentityError(
    REASONS[answer.status] ?? 'refused',
    detail ?? t('Something did not work. Try again in a minute.'),
    { fields: errors, ...(favourites && { current: toSavedList(favourites) }) },
  );
};

/**
 * Creates the calls of one page. The CSRF token is fetched on first use, and again after another tab has invalidated
 * it.
 */
export const openCalls = (fetch: typeof globalThis.fetch): Calls => {
  let csrf: string | null = null;
  const keepToken = (body: unknown): void => {
    const parsed = v.safeParse(Token, body);
    if (parsed.success) csrf = parsed.output.csrf;
  };
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(BASE + path, {
      method,
      headers: {
        accept: 'application/json',
        // Emails are written in the language of the page, whatever the browser asks for.
        'accept-language': currentLanguage(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && csrf !== null && { 'x-csrf-token': csrf }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new IdentityError(
        'unreachable',
        t('We cannot reach the server. Check your connection and try again.'),
        {
          cause,
        },
      );
    });
    if (!answer.ok) throw await failureOf(answer);
    const read: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => null);
    keepToken(read);
    return read;
  };
  const isOldToken = (failure: unknown) =>
    failure instanceof IdentityError && failure.fields.some(({ field }) => field === 'x-csrf-token');
  return {
    get: (path) => ask('GET', path),
    prove: (path, body) => ask('POST', path, body),
    async change(method, path, body) {
      if (csrf === null) await ask('GET', 'csrf');
      try {
        return await ask(method, path, body);
      } catch (failure) {
        if (!isOldToken(failure)) throw failure;
        await ask('GET', 'csrf');
        return ask(method, path, body);
      }
    },
  };
};
