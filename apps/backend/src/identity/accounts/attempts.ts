import { sql } from 'kysely';
import type { Database } from '../../database/connection';
import { LaterProblem } from '../problems';
import { hashText } from '../sessions/tokens';

/** How often one thing may be tried for one address within a window that begins with the first try. */
const limits = {
  /** Passwords tried. A right one begins the count again. */
  'sign-in': { most: 10, minutes: 15 },
  /** Letters sent on a stranger's word. */
  letter: { most: 5, minutes: 60 },
};

type AttemptKind = keyof typeof limits;

/**
 * Counts one more try for an e-mail address, with an account or without one alike; says when it is one too many. Counted
 * before the trying, in one statement, so that many at once cannot slip past.
 */
async function count(database: Database, kind: AttemptKind, email: string) {
  const { most, minutes } = limits[kind];
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into attempt as a (key, count, window_ends)
    values (${keyOf(kind, email)}, 1, now() + make_interval(mins => ${minutes}))
    on conflict (key) do update set
      count = case when a.window_ends <= now() then 1 else least(a.count + 1, 1000000) end,
      window_ends = case when a.window_ends <= now() then excluded.window_ends else a.window_ends end
    returning count, extract(epoch from window_ends - now())::float8 as seconds`.execute(database);
  const { count: tries, seconds } = rows[0] ?? { count: most + 1, seconds: 60 };
  return { allowed: tries <= most, seconds };
}

/** Counts one more try. Throws LaterProblem (429) when it is one too many. */
export async function attempt(database: Database, kind: AttemptKind, email: string): Promise<void> {
  const { allowed, seconds } = await count(database, kind, email);
  if (!allowed)
    throw new LaterProblem(
      429,
      `That was tried too often. Try again in ${Math.ceil(seconds / 60)} min.`,
      seconds,
    );
}

/** Counts one more try, and says whether it may be. For what must not show that it was refused. */
export async function mayAttempt(database: Database, kind: AttemptKind, email: string): Promise<boolean> {
  return (await count(database, kind, email)).allowed;
}

/** Begins the count again. */
export async function forgetAttempts(database: Database, kind: AttemptKind, email: string): Promise<void> {
  await database.deleteFrom('attempt').where('key', '=', keyOf(kind, email)).execute();
}

/** The keys of everything counted for an address. */
export const attemptKeys = (email: string): string[] => [keyOf('sign-in', email), keyOf('letter', email)];

/** Hashed, so that the table is no list of addresses. */
const keyOf = (kind: AttemptKind, email: string) => `${kind} ${hashText(email)}`;
