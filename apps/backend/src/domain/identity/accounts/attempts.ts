import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection';
import { RetryLaterProblem } from '../problems';
import { hashText } from '../sessions/tokens';

/** Minutes for which a password reset link is valid. */
export const RESET_LINK_MINUTES = 30;

/** Maximum number of attempts per window; a window starts with the first attempt. */
const LIMITS = {
  /**
   * Password attempts for an address or an account from one browser or network. A correct password resets the count.
   */
  password: { max: 10, minutes: 15 },
  /** Password attempts for an address from all browsers unknown to its account, which limits distributed guessing. */
  'new-browsers': { max: 100, minutes: 60 },
  /** Registration emails, which anyone can trigger for any address. */
  letter: { max: 5, minutes: 60 },
  /**
   * Password reset emails. The window equals the link's lifetime, so while none is sent an earlier link is still
   * valid.
   */
  'reset-letter': { max: 5, minutes: RESET_LINK_MINUTES },
};

type AttemptKind = keyof typeof LIMITS;

/**
 * What is counted: attempts of a kind for an address or an account, and their origin where origins are counted
 * separately.
 */
export interface CountedAttempt {
  kind: AttemptKind;
  name: string;
  place?: string;
}

/**
 * Counts one more attempt, whether or not the address has an account, and returns whether it exceeds the limit. Runs
 * before the attempt, in one statement, so that concurrent attempts cannot exceed the limit.
 */
const count = async (database: Database, countedAttempt: CountedAttempt) => {
  const { max, minutes } = LIMITS[countedAttempt.kind];
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into attempt as a (key, count, window_ends)
    values (${keyOf(countedAttempt)}, 1, now() + make_interval(mins => ${minutes}))
    on conflict (key) do update set
      count = case when a.window_ends <= now() then 1 else least(a.count + 1, 1000000) end,
      window_ends = case when a.window_ends <= now() then excluded.window_ends else a.window_ends end
    returning count, extract(epoch from window_ends - now())::float8 as seconds`.execute(database);
  const { count: tries, seconds } = rows[0] ?? { count: max + 1, seconds: 60 };
  return { allowed: tries <= max, seconds };
};

/** Counts one more attempt. Throws RetryLaterProblem (429) when it exceeds the limit. */
export const attempt = async (database: Database, countedAttempt: CountedAttempt): Promise<void> => {
  const { allowed, seconds } = await count(database, countedAttempt);
  if (!allowed)
    throw new RetryLaterProblem(
      429,
      `That was tried too often. Try again in ${Math.ceil(seconds / 60)} min.`,
      seconds,
    );
};

/** Counts one more attempt and returns whether it is allowed, for callers that must not reveal a refusal. */
export const mayAttempt = async (database: Database, countedAttempt: CountedAttempt): Promise<boolean> =>
  (await count(database, countedAttempt)).allowed;

/** Resets one count. */
export const resetAttempts = async (database: Database, countedAttempt: CountedAttempt): Promise<void> => {
  await database.deleteFrom('attempt').where('key', '=', keyOf(countedAttempt)).execute();
};

/** Resets all counts of the given kinds for an address, whatever their origin. */
export const resetAllAttempts = async (
  database: Database,
  name: string,
  kinds: readonly AttemptKind[] = Object.keys(LIMITS) as AttemptKind[],
): Promise<void> => {
  await database
    .deleteFrom('attempt')
    .where(({ or }) => or(kinds.map((kind) => startsWith(keyOf({ kind, name })))))
    .execute();
};

const startsWith = (prefix: string): RawBuilder<boolean> => sql<boolean>`starts_with(key, ${prefix})`;

/** Hashed, so that the table does not contain plain addresses. */
const keyOf = ({ kind, name, place }: CountedAttempt) =>
  [kind, hashText(name), ...(place === undefined ? [] : [hashText(place)])].join(' ');
