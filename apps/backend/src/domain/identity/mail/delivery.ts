import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection';
import type { EmailQueue, EmailJob } from './email-queue';
import { openEmailQueue } from './email-queue';
import { logBacklog } from './backlog';
import type { MailSettings } from './mail-settings';
import type { Message, Timeouts } from './transport';
import { createSender, DEFAULT_TIMEOUTS, DeliveryError } from './transport';

/** How often sending an email is attempted, and the delays between attempts. */
export interface DeliveryTiming {
  /** Milliseconds between polls while no emails wait. */
  pollMs: number;
  /** Seconds to wait after the first failure; the delay doubles with each. */
  retrySeconds: number;
  /** Attempts after which an email has failed. With delays from thirty seconds that is after 17 to 34 hours. */
  maxAttempts: number;
  timeouts: Timeouts;
}

const DEFAULT_TIMING: DeliveryTiming = {
  pollMs: 2000,
  retrySeconds: 30,
  maxAttempts: 12,
  timeouts: DEFAULT_TIMEOUTS,
};

/** Emails sent concurrently by one backend. */
const CONCURRENCY = 5;
/** Milliseconds that stopping waits for emails in progress. */
const SHUTDOWN_TIMEOUT_MS = 5000;

export interface DeliveryOptions {
  database: Database;
  mail: MailSettings;
  log: FastifyBaseLogger;
  timing?: Partial<DeliveryTiming>;
}

/**
 * Sends the emails of the outbox until it is stopped. Each is retried with growing delays until the server accepts or
 * permanently refuses it, or it has expired or reached the maximum of attempts. Sent emails are deleted. Failed ones
 * are marked, their text deleted, and logged by id, without the address. Several backends share the queue. An email is
 * sent once, and twice only if its backend dies between the server's reply and the deletion. Returns a function that
 * stops it, which waits some seconds for emails in progress.
 */
export const deliverEmails = async ({
  database,
  mail,
  log,
  timing: given,
}: DeliveryOptions): Promise<() => Promise<void>> => {
  const timing = { ...DEFAULT_TIMING, ...given };
  const onError = (error: Error) => log.error({ err: error }, 'The email queue failed');
  const queue = await openEmailQueue(database, { retrySeconds: timing.retrySeconds, onError });
  const deliver = createEmailSender({
    database,
    queue,
    log,
    maxAttempts: timing.maxAttempts,
    send: createSender(mail, timing.timeouts),
  });
  const stopping = new AbortController();
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const jobs = await nextJobs(queue).catch((error: Error) => {
        onError(error);
        return [];
      });
      await Promise.all(jobs.map((job) => deliver(job).catch(onError)));
      if (jobs.length === 0)
        await wait(timing.pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const ended = loop();
  const reporting = setInterval(() => void logBacklog(database, log).catch(onError), 60_000).unref();
  return async () => {
    clearInterval(reporting);
    stopping.abort();
    await Promise.race([ended, wait(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    await queue.stop();
  };
};

const nextJobs = async (queue: EmailQueue): Promise<EmailJob[]> => {
  await queue.enqueueNew();
  return queue.next(CONCURRENCY);
};

interface Deliverer {
  database: Database;
  queue: EmailQueue;
  log: FastifyBaseLogger;
  maxAttempts: number;
  send: (message: Message) => Promise<void>;
}

/** Returns a function that sends one email, and then deletes it, marks it as failed or schedules a retry. */
const createEmailSender = ({ database, queue, log, maxAttempts, send }: Deliverer) => {
  const deleteEmail = (emailId: string) =>
    database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('outbox').where('letter_id', '=', emailId).execute();
      await queue.remove(transaction, emailId);
    });
  const markFailed = (emailId: string) =>
    database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('outbox')
        .set({ failed_at: sql<Date>`now()`, body: '' })
        .where('letter_id', '=', emailId)
        .execute();
      await queue.remove(transaction, emailId);
    });
  return async ({ emailId, tries: before }: EmailJob): Promise<void> => {
    const tries = before + 1;
    const email = await readEmail(database, emailId);
    if (!email || email.isExpired) {
      if (email)
        log.warn(
          { emailId, subject: email.subject, tries: before },
          'An email expired before it could be sent',
        );
      return deleteEmail(emailId);
    }
    const { recipient, subject, body, unsubscribe_url: unsubscribeUrl } = email;
    const about = { emailId, subject, tries };
    try {
      await send({ id: emailId, recipient, subject, body, unsubscribeUrl });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const reason = error.message;
      if (error.isPermanent || tries >= maxAttempts) {
        await markFailed(emailId);
        return log.error({ ...about, reason, isPermanent: error.isPermanent }, 'An email could not be sent');
      }
      await queue.retry(emailId);
      return log.warn({ ...about, reason }, 'An email was not accepted; it will be retried');
    }
    await deleteEmail(emailId);
    log.info(about, 'An email was sent');
  };
};

const readEmail = (database: Database, emailId: string) =>
  database
    .selectFrom('outbox')
    .select([
      'recipient',
      'subject',
      'body',
      'unsubscribe_url',
      sql<boolean>`expires_at <= now()`.as('isExpired'),
    ])
    .where('letter_id', '=', emailId)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
