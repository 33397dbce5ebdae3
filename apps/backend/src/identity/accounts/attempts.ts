import { sql } from 'kysely';
import type { Database } from '../../database/connection';
import { LaterProblem } from '../problems';
import { hashText } from '../sessions/tokens';

/** How often one thing may be tried for one address within a window that begins with the first try. */
const limits = {
  /** Passwords tried. A right one begins the count again; of an account that is not confirmed, by its own id. */
  'sign-in': { most: 10, minutes: 15 },
  /** Letters sent on a stranger's word. */
  letter: { most: 5, minutes: 60 },
};

type AttemptKind = keyof typeof limits;

/**
 * Counts one more try for an e-mail address, with an account or without one alike, or for what else is named; says when it is one too many. Counted
 * before the trying, in one statement, so that many at once cannot slip past.
 */
async function count(database: Database, kind: AttemptKind, name: string) {
  const { most, minutes } = limits[kind];
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into attempt as a (key, count, window_ends)
    values (${keyOf(kind, name)}, 1, now() + make_interval(mins => ${minutes}))
    on conflict (key) do update set
      count = case when a.window_ends <= now() then 1 else least(a.count + 1, 1000000) end,
      window_ends = case when a.window_ends <= now() then excluded.window_ends else a.window_ends end
    returning count, extract(epoch from window_ends - now())::float8 as seconds`.execute(database);
  const { count: tries, seconds } = rows[0] ?? { count: most + 1, seconds: 60 };
  return { allowed: tries <= most, seconds };
}

/** Counts one more try. Throws LaterProblem (429) when it is one too many. */
export async function attempt(database: Database, kind: AttemptKind, name: string): Promise<void> {
  const { allowed, seconds } = await count(database, kind, name);
  if (!allowed)
    throw new LaterProblem(
      429,
      `That was tried too often. Try again in ${Math.ceil(seconds / 60)} min.`,
      seconds,
    );
}

/** Counts one more try, and says whether it may be. For what must not show that it was refused. */
export async function mayAttempt(database: Database, kind: AttemptKind, name: string): Promise<boolean> {
  return (await count(database, kind, name)).allowed;
}

/** Begins the count again. */
export async function forgetAttempts(database: Database, kind: AttemptKind, name: string): Promise<void> {
  await database.deleteFrom('attempt').where('key', '=', keyOf(kind, name)).execute();
}

/** The keys of everything counted for a name. */
export const attemptKeys = (name: string): string[] => [keyOf('sign-in', name), keyOf('letter', name)];

/** Hashed, so that the table is no list of addresses. */
const keyOf = (kind: AttemptKind, name: string) => `${kind} ${hashText(name)}`;
