import { CompiledQuery, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../../../platform/database/connection';

const QUEUE_NAME = 'letters';

/** A queued job that sends one email. */
export interface EmailJob {
  emailId: string;
  /** Number of earlier attempts. */
  tries: number;
}

export interface QueueOptions {
  /** Seconds to wait after the first failure; doubles with each further one, plus up to as much again at random. */
  retrySeconds: number;
  /** Called when the library cannot reach the database or its maintenance fails. */
  onError: (error: Error) => void;
}

/** The outbox's emails that wait to be sent, shared by all backends of a database. */
export interface EmailQueue {
  /** Queues the emails written since the last call. */
  enqueueNew(): Promise<void>;
  /** Returns due emails; no other backend gets them unless this one dies. */
  next(max: number): Promise<EmailJob[]>;
  /** Removes an email from the queue, in the transaction that deletes or marks it. */
  remove(transaction: Database, emailId: string): Promise<void>;
  /** Schedules a retry of an email. */
  retry(emailId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds after which an email of a backend that died is due again; longer than one delivery may take. */
const LEASE_SECONDS = 180;
/** The caller decides how often to retry; the library must not give up before. */
const UNLIMITED_RETRIES = 10_000;

/** Adapts Kysely to pg-boss, without a connection of its own, so that the embedded database works too. */
const databaseAdapter = (database: Database) => ({
  executeSql: (text: string, values: unknown[] = []) =>
    database.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)),
});

/** The same for statements that begin their own transaction: a failed one must not stay open on the connection. */
const connectionAdapter = (database: Database) => ({
  executeSql: (text: string, values: unknown[] = []) =>
    database.connection().execute(async (connection) => {
      try {
        return await databaseAdapter(connection).executeSql(text, values);
      } catch (error) {
        await sql`rollback`.execute(connection).catch(() => undefined);
        throw error;
      }
    }),
});

/** Number of emails that are queued in one transaction. */
const ENQUEUE_BATCH = 100;

/** Queues emails of the outbox that are not queued yet; another backend's transaction never gets the same ones. */
const enqueueNew = async (database: Database, boss: PgBoss): Promise<void> => {
  const unqueued = (from: Database) =>
    from
      .selectFrom('outbox')
      .select('letter_id')
      .where('queued_at', 'is', null)
      .where('failed_at', 'is', null);
  if (!(await unqueued(database).limit(1).executeTakeFirst())) return;
  await database.transaction().execute(async (transaction) => {
    const emails = await unqueued(transaction)
      .orderBy('id')
      .limit(ENQUEUE_BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = emails.map(({ letter_id }) => letter_id);
    if (ids.length === 0) return;
    await boss.insert(
      ids.map((id) => ({ id, name: QUEUE_NAME })),
      { db: databaseAdapter(transaction) },
    );
    await transaction
      .updateTable('outbox')
      .set({ queued_at: sql<Date>`now()` })
      .where('letter_id', 'in', ids)
      .execute();
  });
};

/** Opens the queue, whose tables pg-boss creates in its own schema. Only used where emails are sent. */
export const openEmailQueue = async (
  database: Database,
  { retrySeconds, onError }: QueueOptions,
): Promise<EmailQueue> => {
  const boss = new PgBoss({
    db: connectionAdapter(database),
    schedule: false,
    maintenanceIntervalSeconds: 60,
  });
  boss.on('error', onError);
  await boss.start();
  const options = { retryLimit: UNLIMITED_RETRIES, retryDelay: retrySeconds, retryBackoff: true };
  const queueOptions = {
    ...options,
    expireInSeconds: LEASE_SECONDS,
    policy: 'standard' as const,
    name: QUEUE_NAME,
  };
  await boss.createQueue(QUEUE_NAME, queueOptions);
  await boss.updateQueue(QUEUE_NAME, queueOptions);
  return {
    enqueueNew: () => enqueueNew(database, boss),
    async next(max) {
      const jobs = await boss.fetch(QUEUE_NAME, { batchSize: max, includeMetadata: true });
      return jobs.map(({ id, retryCount }) => ({ emailId: id, tries: retryCount }));
    },
    async remove(transaction, emailId) {
      await boss.deleteJob(QUEUE_NAME, emailId, { db: databaseAdapter(transaction) });
    },
    async retry(emailId) {
      await boss.fail(QUEUE_NAME, emailId);
    },
    stop: () => boss.stop({ graceful: false }),
  };
};
