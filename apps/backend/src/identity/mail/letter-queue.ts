import { CompiledQuery, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../../database/connection';

const queue = 'letters';

/** A letter's turn to be sent. */
export interface Turn {
  letterId: string;
  /** How often it was tried before. */
  tries: number;
}

export interface QueueOptions {
  /** Seconds to wait after the first failure; twice as long after each further one, and up to as much again at random. */
  retrySeconds: number;
  /** Told when the library cannot reach the database or fails at its upkeep. */
  onError: (error: Error) => void;
}

/** Letters of the outbox that wait for their turn, shared by all backends of a database. */
export interface LetterQueue {
  /** Queues the letters that were written since. */
  take(): Promise<void>;
  /** Letters whose turn it is; no other backend gets them unless this one dies. */
  next(most: number): Promise<Turn[]>;
  /** Takes a letter out of the queue, in the transaction that deletes or marks it. */
  remove(transaction: Database, letterId: string): Promise<void>;
  /** Gives a letter another turn later. */
  again(letterId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds after which a letter of a backend that died has its turn again; longer than one delivery may take. */
const turnSeconds = 180;
/** How often a letter is tried is for the caller to say; the library must not give up before. */
const endlessly = 10_000;

/** pg-boss's way to a database, by Kysely: it needs no connection of its own, so that the embedded database can do. */
const through = (database: Database) => ({
  executeSql: (text: string, values: unknown[] = []) =>
    database.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)),
});

/** The same, for statements that begin a transaction of their own: one that fails must not leave it open on the connection. */
const throughConnection = (database: Database) => ({
  executeSql: (text: string, values: unknown[] = []) =>
    database.connection().execute(async (connection) => {
      try {
        return await through(connection).executeSql(text, values);
      } catch (error) {
        await sql`rollback`.execute(connection).catch(() => undefined);
        throw error;
      }
    }),
});

/** Opens the queue, whose tables pg-boss makes in a schema of its own. Only where letters are sent. */
export async function openLetterQueue(
  database: Database,
  { retrySeconds, onError }: QueueOptions,
): Promise<LetterQueue> {
  const boss = new PgBoss({
    db: throughConnection(database),
    schedule: false,
    maintenanceIntervalSeconds: 60,
  });
  boss.on('error', onError);
  await boss.start();
  const options = { retryLimit: endlessly, retryDelay: retrySeconds, retryBackoff: true };
  const kept = { ...options, expireInSeconds: turnSeconds, policy: 'standard' as const, name: queue };
  await boss.createQueue(queue, kept);
  await boss.updateQueue(queue, kept);
  return {
    async take() {
      const written = database
        .selectFrom('outbox')
        .where('queued_at', 'is', null)
        .where('failed_at', 'is', null);
      if (!(await written.select('letter_id').limit(1).executeTakeFirst())) return;
      await database.transaction().execute(async (transaction) => {
        const letters = await transaction
          .selectFrom('outbox')
          .select('letter_id')
          .where('queued_at', 'is', null)
          .where('failed_at', 'is', null)
          .orderBy('id')
          .limit(100)
          .forUpdate()
          .skipLocked()
          .execute();
        const ids = letters.map(({ letter_id }) => letter_id);
        if (ids.length === 0) return;
        await boss.insert(
          ids.map((id) => ({ id, name: queue })),
          { db: through(transaction) },
        );
        await transaction
          .updateTable('outbox')
          .set({ queued_at: sql<Date>`now()` })
          .where('letter_id', 'in', ids)
          .execute();
      });
    },
    async next(most) {
      const jobs = await boss.fetch(queue, { batchSize: most, includeMetadata: true });
      return jobs.map(({ id, retryCount }) => ({ letterId: id, tries: retryCount }));
    },
    async remove(transaction, letterId) {
      await boss.deleteJob(queue, letterId, { db: through(transaction) });
    },
    async again(letterId) {
      await boss.fail(queue, letterId);
    },
    stop: () => boss.stop({ graceful: false }),
  };
}
