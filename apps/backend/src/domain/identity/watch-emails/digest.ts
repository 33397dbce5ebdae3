import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { listChanges } from '../../changes/list-changes';
import type { Database } from '../../../platform/database/connection';
import {
  inLanguage,
  languageOf,
  requestLanguage,
  SOURCE_LANGUAGE,
} from '../../../platform/language/request-language';
import { queueEmail } from '../mail/outbox';
import { readNewestChange } from './consent';
import { digestEmail, isWorthSending, type Digest } from './digest-email';
import { nearDates, type DateSources } from './near-dates';
import { findNewMatches, type SendSearch } from './new-matches';
import { readWatched, WATCHES_SETTING, type Watched } from './watched';

/** The most changes in one email; the site has the rest. */
const MAX_CHANGES = 30;
/** The most ids of told dates that are remembered for an account. */
const MAX_TOLD_DATES = 100;
/** Accounts that are looked at in one transaction. */
const BATCH_SIZE = 100;

/** The path of the one-click address, which the token follows. */
export const STOP_PATH = '/api/v1/stop-emails/';

/** The one-click address in an email in the current language, which leads to the page in that language. */
const stopAddress = (site: string, token: string): string => {
  const language = requestLanguage();
  return `${site}${STOP_PATH}${token}${language === SOURCE_LANGUAGE ? '' : `?lang=${language}`}`;
};

/** What the emails are made from. */
export interface DigestSources {
  /** The address of the site. */
  site: string;
  dates: DateSources;
  search: SendSearch;
  /** Resolves when the search has all data that was committed before the call. */
  followData(): Promise<unknown>;
}

/**
 * Queues an email for each person who agreed to it, whose address is confirmed, and whose watched things have news since
 * their last one: changes, new results of searches, dates that come near. At most one in 24 hours. Several backends may
 * run it at once. Returns how many. Throws when a search fails; what is not queued is then tried again by the next call.
 */
export const queueDigests = async (database: Database, sources: DigestSources): Promise<number> => {
  const newest = await readNewestChange(database);
  await sources.followData();
  let queued = 0;
  for (;;) {
    const { due, sent } = await database
      .transaction()
      .execute((transaction) => queueBatch(transaction, newest, sources));
    queued += sent;
    if (due < BATCH_SIZE) return queued;
  }
};

/** The accounts with changes that were not looked at, and those whose dates were not looked at for a day. */
const dueAccounts = (transaction: Database, newest: number) =>
  transaction
    .selectFrom('watch_email')
    .innerJoin('account', 'account.account_id', 'watch_email.account_id')
    .select(['watch_email.account_id', 'email', 'token', 'last_change', 'told_dates', 'language'])
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
    .where(({ or, eb }) =>
      or([
        eb('last_change', '<', newest),
        sql<boolean>`coalesce(dates_checked_at < now() - interval '24 hours', true)`,
      ]),
    )
    .where(sql<boolean>`coalesce(sent_at < now() - interval '24 hours', true)`)
    .limit(BATCH_SIZE)
    .forUpdate('watch_email')
    .skipLocked()
    .execute();

const NO_CHANGES: Digest['changes'] = { results: [], next: null };

const changesOf = (
  transaction: Database,
  { records, providers }: Watched,
  after: number,
  newest: number,
): Promise<Digest['changes']> | Digest['changes'] =>
  records.length + providers.length === 0 || after >= newest
    ? NO_CHANGES
    : listChanges(transaction, {
        ...{ records, providers, subjects: [], after, before: newest + 1 },
        limit: MAX_CHANGES,
      });

type DueAccount = Awaited<ReturnType<typeof dueAccounts>>[number];

/** Queues the email of one person in the current language, if there is something to tell. Returns whether there is. */
const queueDigest = async (
  transaction: Database,
  { account_id: accountId, email, token, last_change: after, told_dates: toldBefore, watches }: DueAccount,
  newest: number,
  { site, dates, search: send }: DigestSources,
): Promise<boolean> => {
  const watched = readWatched(watches ?? '');
  const near = await nearDates(transaction, watched, dates);
  const digest: Digest = {
    dates: near.filter(({ id }) => !toldBefore.includes(id)),
    changes: await changesOf(transaction, watched, after, newest),
    matches: await findNewMatches(transaction, watched.searches, { after, newest, send }),
  };
  const isSent = isWorthSending(digest);
  if (isSent) await queueEmail(transaction, email, digestEmail(site, digest, stopAddress(site, token)));
  const told = [...toldBefore, ...digest.dates.map(({ id }) => id)].slice(-MAX_TOLD_DATES);
  await transaction
    .updateTable('watch_email')
    .set({ last_change: Math.max(after, newest), told_dates: told, dates_checked_at: sql<Date>`now()` })
    .$if(isSent, (update) => update.set({ sent_at: sql<Date>`now()` }))
    .where('account_id', '=', accountId)
    .execute();
  return isSent;
};

const queueBatch = async (
  transaction: Database,
  newest: number,
  sources: DigestSources,
): Promise<{ due: number; sent: number }> => {
  const due = await dueAccounts(transaction, newest);
  let sent = 0;
  for (const account of due) {
    const isSent = await inLanguage(languageOf(account.language), () =>
      queueDigest(transaction, account, newest, sources),
    );
    if (isSent) sent += 1;
  }
  return { due: due.length, sent };
};

/** Queues the emails now and then until the returned function is called; a failure is logged, and tried again. */
export const startDigests = (
  database: Database,
  { log, intervalMs, ...sources }: DigestSources & { log: FastifyBaseLogger; intervalMs: number },
): (() => void) => {
  const run = () =>
    queueDigests(database, sources).then(
      (queued) => queued > 0 && log.info({ queued }, 'Emails about watched things were queued'),
      (error: unknown) => log.error({ err: error }, 'Emails about watched things could not be queued'),
    );
  const timer = setInterval(() => void run(), intervalMs).unref();
  return () => clearInterval(timer);
};
