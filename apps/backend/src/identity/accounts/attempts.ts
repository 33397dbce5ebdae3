import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/connection';
import { LaterProblem } from '../problems';
import { hashText } from '../sessions/tokens';

/** Minutes that a link for a forgotten password works. */
export const resetMinutes = 30;

/** How often one thing may be tried within a window that begins with the first try. */
const limits = {
  /** Passwords tried for an address or an account from one browser or network. A right one begins the count again. */
  password: { most: 10, minutes: 15 },
  /** Passwords tried for an address from all browsers that its account does not know, so that many networks together cannot guess on. */
  'new-browsers': { most: 100, minutes: 60 },
  /** Letters about a registration, sent on a stranger's word. */
  letter: { most: 5, minutes: 60 },
  /** Letters for a forgotten password. The window is as long as a link works: while none is written, an earlier one still holds a link that works. */
  'reset-letter': { most: 5, minutes: resetMinutes },
};

type AttemptKind = keyof typeof limits;

/** What is counted: tries of a kind for an address or an account, and where from when places count apart. */
export interface Counted {
  kind: AttemptKind;
  name: string;
  place?: string;
}

/**
 * Counts one more try, for an address with an account or without one alike; says when it is one too many. Counted before
 * the trying, in one statement, so that many at once cannot slip past.
 */
async function count(database: Database, counted: Counted) {
  const { most, minutes } = limits[counted.kind];
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into attempt as a (key, count, window_ends)
    values (${keyOf(counted)}, 1, now() + make_interval(mins => ${minutes}))
    on conflict (key) do update set
      count = case when a.window_ends <= now() then 1 else least(a.count + 1, 1000000) end,
      window_ends = case when a.window_ends <= now() then excluded.window_ends else a.window_ends end
    returning count, extract(epoch from window_ends - now())::float8 as seconds`.execute(database);
  const { count: tries, seconds } = rows[0] ?? { count: most + 1, seconds: 60 };
  return { allowed: tries <= most, seconds };
}

/** Counts one more try. Throws LaterProblem (429) when it is one too many. */
export async function attempt(database: Database, counted: Counted): Promise<void> {
  const { allowed, seconds } = await count(database, counted);
  if (!allowed)
    throw new LaterProblem(
      429,
      `That was tried too often. Try again in ${Math.ceil(seconds / 60)} min.`,
      seconds,
    );
}

/** Counts one more try, and says whether it may be. For what must not show that it was refused. */
export async function mayAttempt(database: Database, counted: Counted): Promise<boolean> {
  return (await count(database, counted)).allowed;
}

/** Begins one count again. */
export async function forgetAttempts(database: Database, counted: Counted): Promise<void> {
  await database.deleteFrom('attempt').where('key', '=', keyOf(counted)).execute();
}

/** Begins all counts of some kinds for an address again, wherever the tries came from. */
export async function forgetAllAttempts(
  database: Database,
  name: string,
  kinds: readonly AttemptKind[] = Object.keys(limits) as AttemptKind[],
): Promise<void> {
  await database
    .deleteFrom('attempt')
    .where(({ or }) => or(kinds.map((kind) => startsWith(keyOf({ kind, name })))))
    .execute();
}

const startsWith = (prefix: string): RawBuilder<boolean> => sql<boolean>`starts_with(key, ${prefix})`;

/** Hashed, so that the table is no list of addresses. */
const keyOf = ({ kind, name, place }: Counted) =>
  [kind, hashText(name), ...(place === undefined ? [] : [hashText(place)])].join(' ');
