import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { listChanges } from '../../changes/list-changes';
import type { Database } from '../../../platform/database/connection';
import { watchedChanges } from '../mail/emails';
import { queueEmail } from '../mail/outbox';
import { newestChange } from './consent';
import { watchedRecords, WATCHES_SETTING } from './watched';

/** The most changes in one email; the site has the rest. */
const MAX_CHANGES = 30;
/** Accounts that are looked at in one transaction. */
const BATCH_SIZE = 100;

/** The path of the one-click address, which ends with the token. */
export const STOP_PATH = '/api/v1/stop-emails/';

/**
 * Queues an email for each person who agreed to it, whose address is confirmed, and whose watched courses or universities
 * changed since their last one: at most one in 24 hours. Several backends may run it at once. Returns how many.
 */
export const queueDigests = async (database: Database, site: string): Promise<number> => {
  let queued = 0;
  for (;;) {
    const { due, sent } = await database
      .transaction()
      .execute((transaction) => queueBatch(transaction, site));
    queued += sent;
    if (due < BATCH_SIZE) return queued;
  }
};

const queueBatch = async (transaction: Database, site: string): Promise<{ due: number; sent: number }> => {
  const due = await transaction
    .selectFrom('watch_email')
    .innerJoin('account', 'account.account_id', 'watch_email.account_id')
    .select(['watch_email.account_id', 'email', 'token', 'last_change'])
    .select(({ selectFrom }) =>
      selectFrom('account_setting')
        .select('data')
        .whereRef('account_setting.account_id', '=', 'watch_email.account_id')
        .where('name', '=', WATCHES_SETTING.name)
        .where('collection', '=', WATCHES_SETTING.collection)
        .as('watches'),
    )
    .where('agreed_at', 'is not', null)
    .where('confirmed_at', 'is not', null)
    .where('last_change', '<', newestChange)
    .where(sql<boolean>`coalesce(sent_at < now() - interval '24 hours', true)`)
    .limit(BATCH_SIZE)
    .forUpdate('watch_email')
    .skipLocked()
    .execute();
  let sent = 0;
  for (const { account_id, email, token, last_change: after, watches } of due) {
    const watched = watchedRecords(watches ?? '');
    const isEmpty = watched.records.length + watched.providers.length === 0;
    const { results, next } = isEmpty
      ? { results: [], next: null }
      : await listChanges(transaction, { ...watched, subjects: [], after, limit: MAX_CHANGES });
    const unsubscribeUrl = `${site}${STOP_PATH}${token}`;
    if (results.length > 0)
      await queueEmail(transaction, email, {
        ...watchedChanges(site, results, { isCut: next !== null, unsubscribeUrl }),
        unsubscribeUrl,
      });
    await transaction
      .updateTable('watch_email')
      .set({ last_change: newestChange, ...(results.length > 0 && { sent_at: sql<Date>`now()` }) })
      .where('account_id', '=', account_id)
      .execute();
    if (results.length > 0) sent += 1;
  }
  return { due: due.length, sent };
};

/** Queues the emails now and then until the returned function is called; a failure is logged, and tried again. */
export const startDigests = (
  database: Database,
  { site, log, intervalMs }: { site: string; log: FastifyBaseLogger; intervalMs: number },
): (() => void) => {
  const run = () =>
    queueDigests(database, site).then(
      (queued) => queued > 0 && log.info({ queued }, 'Emails about watched things were queued'),
      (error: unknown) => log.error({ err: error }, 'Emails about watched things could not be queued'),
    );
  const timer = setInterval(() => void run(), intervalMs).unref();
  return () => clearInterval(timer);
};
