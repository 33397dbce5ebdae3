import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../../../database/connection';
import { openDatabase } from '../../../database/connection';
import { migrate } from '../../../database/migrations';
import { workerPath } from '../../../testing/app';
import type { TestStorage } from '../../../testing/database';
import { newEmail } from '../../../testing/visitor';
import type { DeliveryOptions } from '../delivery';
import { deliverLetters } from '../delivery';
import { forgottenPassword } from '../letters';
import type { MailSettings } from '../mail-settings';
import { post } from '../outbox';
import type { Timeouts } from '../transport';
import type { TestMailServer } from './mail-server';
import { startMailServer } from './mail-server';

/** A letter that holds a link. */
export const token = 'x'.repeat(43);
export const letter = forgottenPassword('https://www.example.org', token, 30);

/** Timeouts that a test can wait for. */
export const quick: Timeouts = { connection: 500, silence: 500, total: 3000 };

/** Waits until something holds, for half a minute at most. */
export async function until(holds: () => unknown): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end && !(await holds());) await setTimeout(50);
  expect(await holds()).toBeTruthy();
}

/** A log, and the lines that were written to it. */
export function newLog() {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { level: 'info', stream: { write: (line) => lines.push(line) } } });
  return { log, lines };
}

/** A database for the tests of a file and what sends its letters. What a test starts is stopped after it. */
export function deliveryTests(makeStorage: () => Promise<TestStorage>) {
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
    /** The database as another backend has it: by connections of its own where it is on a server. */
    async anotherBackend(): Promise<Database> {
      if (storage.url === undefined) return open.database;
      const another = await connect();
      running.push(() => another.close());
      return another.database;
    },
    /** Sends letters as the backend does, with short waits; gives the lines of its log. */
    async deliver(mail: MailSettings, pace: DeliveryOptions['pace'] = {}, database = open.database) {
      const { log, lines } = newLog();
      const short = { poll: 50, retrySeconds: 1, timeouts: quick, ...pace };
      const stop = await deliverLetters({ database, mail, log, pace: short });
      running.push(stop);
      return { lines, stop };
    },
    async mailServer(...given: Parameters<typeof startMailServer>): Promise<TestMailServer> {
      const server = await startMailServer(...given);
      running.push(server.close);
      return server;
    },
    /** Writes a letter to a new address, which it gives. */
    async write(): Promise<string> {
      const email = newEmail();
      await post(open.database, email, letter);
      return email;
    },
    waiting,
    nothingWaits: async () => (await waiting()).length === 0,
    async jobs() {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job`.execute(
        open.database,
      );
      return rows[0]?.count;
    },
  };
}
