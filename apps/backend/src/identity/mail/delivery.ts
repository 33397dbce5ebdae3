import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/connection';
import type { LetterQueue, Turn } from './letter-queue';
import { openLetterQueue } from './letter-queue';
import { logBacklog } from './backlog';
import type { MailSettings } from './mail-settings';
import type { Message, Timeouts } from './transport';
import { createSender, defaultTimeouts, DeliveryError } from './transport';

/** How often a letter is tried, and how long is waited. */
export interface Pace {
  /** Milliseconds between looks for letters while there are none. */
  poll: number;
  /** Seconds to wait after the first failure; the wait doubles with each. */
  retrySeconds: number;
  /** Tries after which a letter has failed. With the waits of thirty seconds and more that is after 17 to 34 hours. */
  mostTries: number;
  timeouts: Timeouts;
}

const defaultPace: Pace = { poll: 2000, retrySeconds: 30, mostTries: 12, timeouts: defaultTimeouts };

/** Letters sent at once by one backend. */
const atOnce = 5;
/** Milliseconds that stopping waits for letters under way. */
const longestGoodbye = 5000;

export interface DeliveryOptions {
  database: Database;
  mail: MailSettings;
  log: FastifyBaseLogger;
  pace?: Partial<Pace>;
}

/**
 * Sends the letters of the outbox until it is stopped. Each is tried again with growing waits, until the server takes it
 * or refuses it for good, or it is too old or was tried too often. What is sent is deleted. What failed is marked, its
 * text deleted, and logged by its id, without the address. Several backends share the work. A letter is sent once, and
 * twice only if its backend dies between the server's answer and the deletion. Gives how to stop, which lets letters
 * under way be finished for some seconds.
 */
export async function deliverLetters({
  database,
  mail,
  log,
  pace: given,
}: DeliveryOptions): Promise<() => Promise<void>> {
  const pace = { ...defaultPace, ...given };
  const onError = (error: Error) => log.error({ err: error }, 'The queue of letters failed');
  const queue = await openLetterQueue(database, { retrySeconds: pace.retrySeconds, onError });
  const deliver = createDeliverer({
    database,
    queue,
    log,
    mostTries: pace.mostTries,
    send: createSender(mail, pace.timeouts),
  });
  const stopping = new AbortController();
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const turns = await nextTurns(queue).catch((error: Error) => {
        onError(error);
        return [];
      });
      await Promise.all(turns.map((turn) => deliver(turn).catch(onError)));
      if (turns.length === 0)
        await wait(pace.poll, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const ended = loop();
  const reporting = setInterval(() => void logBacklog(database, log).catch(onError), 60_000).unref();
  return async () => {
    clearInterval(reporting);
    stopping.abort();
    await Promise.race([ended, wait(longestGoodbye, undefined, { ref: false })]);
    await queue.stop();
  };
}

async function nextTurns(queue: LetterQueue): Promise<Turn[]> {
  await queue.take();
  return queue.next(atOnce);
}

interface Deliverer {
  database: Database;
  queue: LetterQueue;
  log: FastifyBaseLogger;
  mostTries: number;
  send: (message: Message) => Promise<void>;
}

/** Gives what tries to send one letter, and then deletes it, marks it as failed or gives it another turn. */
function createDeliverer({ database, queue, log, mostTries, send }: Deliverer) {
  const forget = (letterId: string) =>
    database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('outbox').where('letter_id', '=', letterId).execute();
      await queue.remove(transaction, letterId);
    });
  const giveUp = (letterId: string) =>
    database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('outbox')
        .set({ failed_at: sql<Date>`now()`, body: '' })
        .where('letter_id', '=', letterId)
        .execute();
      await queue.remove(transaction, letterId);
    });
  return async ({ letterId, tries: before }: Turn): Promise<void> => {
    const tries = before + 1;
    const letter = await readLetter(database, letterId);
    if (!letter || letter.isExpired) {
      if (letter)
        log.warn({ letterId, subject: letter.subject, tries: before }, 'A letter was too old to be sent');
      return forget(letterId);
    }
    const { recipient, subject, body } = letter;
    const about = { letterId, subject, tries };
    try {
      await send({ id: letterId, recipient, subject, body });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const reason = error.message;
      if (error.isPermanent || tries >= mostTries) {
        await giveUp(letterId);
        return log.error({ ...about, reason, isPermanent: error.isPermanent }, 'A letter could not be sent');
      }
      await queue.again(letterId);
      return log.warn({ ...about, reason }, 'A letter was not taken; it is tried again');
    }
    await forget(letterId);
    log.info(about, 'A letter was sent');
  };
}

const readLetter = (database: Database, letterId: string) =>
  database
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body', sql<boolean>`expires_at <= now()`.as('isExpired')])
    .where('letter_id', '=', letterId)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
