import Fastify from 'fastify';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../../../../platform/database/connection';
import { openDatabase } from '../../../../platform/database/connection';
import { migrate } from '../../../../platform/database/migrations';
import { workerPath } from '../../../../testing/database';
import type { TestStorage } from '../../../../testing/database';
import { newEmail } from '../../../../testing/visitor';
import type { DeliveryOptions } from '../delivery';
import { deliverEmails } from '../delivery';
import { emails } from '../emails';
import type { MailSettings } from '../mail-settings';
import { queueEmail } from '../outbox';
import type { Timeouts } from '../transport';
import type { TestMailServer } from './mail-server';
import { startMailServer } from './mail-server';

/** The token of the test email's link. */
export const token = 'x'.repeat(43);
export const emailContent = emails().forgottenPassword('https://www.example.org', token, 30);

/** Timeouts short enough for tests. */
export const SHORT_TIMEOUTS: Timeouts = { connectionMs: 500, idleMs: 500, totalMs: 3000 };

/** A log that collects its lines. */
export const newLog = () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { level: 'info', stream: { write: (line) => lines.push(line) } } });
  return { log, lines };
};

/** Sets up a database for a test file and what sends its emails. Stops whatever a test started after it. */
export const deliveryTests = (makeStorage: () => Promise<TestStorage>) => {
  let storage: TestStorage;
  let open: OpenDatabase;
  const running: (() => Promise<unknown>)[] = [];
  const connect = () => openDatabase({ url: storage.url, dataDirectory: storage.directory, workerPath });

  beforeAll(async () => {
    storage = await makeStorage();
    open = await connect();
    await migrate(open.database);
  });
  afterEach(async () => {
    for (const stop of running.splice(0).reverse()) await stop();
    await open.database.deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    await open.close();
    await storage.remove();
  });

  const waiting = () =>
    open.database.selectFrom('outbox').select(['recipient', 'body', 'failed_at']).orderBy('id').execute();
  return {
    database: () => open.database,
    /** The database as another backend opens it: on separate connections where it is on a server. */
    async anotherBackend(): Promise<Database> {
      if (storage.url === undefined) return open.database;
      const another = await connect();
      running.push(() => another.close());
      return another.database;
    },
    /** Sends emails as the backend does, with short delays; returns the lines of its log. */
    async deliver(mail: MailSettings, timing: DeliveryOptions['timing'] = {}, database = open.database) {
      const { log, lines } = newLog();
      const short = { pollMs: 50, retrySeconds: 1, timeouts: SHORT_TIMEOUTS, ...timing };
      const stop = await deliverEmails({ database, mail, log, timing: short });
      running.push(stop);
      return { lines, stop };
    },
    async mailServer(...given: Parameters<typeof startMailServer>): Promise<TestMailServer> {
      const server = await startMailServer(...given);
      running.push(server.close);
      return server;
    },
    /** Writes an email to a new address, which it returns. */
    async write(): Promise<string> {
      const email = newEmail();
      await queueEmail(open.database, email, emailContent);
      return email;
    },
    waiting,
    isQueueEmpty: async () => (await waiting()).length === 0,
    /** Seconds until the next attempt to send the email that waits, once an attempt has failed; undefined before. */
    async secondsToRetry() {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where state = 'retry'`.execute(
        open.database,
      );
      return rows[0]?.seconds;
    },
    /** Makes the next attempt due. */
    async retryNow() {
      await sql`update pgboss.job set start_after = now()`.execute(open.database);
    },
    async jobs() {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job`.execute(
        open.database,
      );
      return rows[0]?.count;
    },
  };
};
