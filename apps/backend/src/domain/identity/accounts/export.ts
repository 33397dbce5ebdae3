import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import { identitySettingsSchema, readIdentitySettings } from './user';

const time = z.iso.datetime();

/** All stored data about one person, except secrets. */
export const exportSchema = z.strictObject({
  exportedAt: time,
  registeredAt: time,
  account: identitySettingsSchema,
  sessions: z.array(z.strictObject({ createdAt: time, expiresAt: time })),
  knownBrowsers: z.array(z.strictObject({ since: time, until: time })),
  watchEmails: z
    .strictObject({
      agreedAt: time,
      lastSentAt: time.nullable(),
      toldDates: z.array(z.string()),
      language: z.string(),
    })
    .nullable(),
  letters: z.array(z.strictObject({ subject: z.string(), createdAt: time })),
});

/** Reads the consent to emails about watched things; null without it. */
const exportWatchEmails = async (
  database: Database,
  accountId: string,
): Promise<z.infer<typeof exportSchema>['watchEmails']> => {
  const row = await database
    .selectFrom('watch_email')
    .select(['agreed_at', 'sent_at', 'told_dates', 'language'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.agreed_at
    ? {
        agreedAt: row.agreed_at.toISOString(),
        lastSentAt: row.sent_at?.toISOString() ?? null,
        toldDates: row.told_dates,
        language: row.language,
      }
    : null;
};

/** Reads all stored data about one person. Throws the 401 problem when the account no longer exists. */
export const exportAccount = async (
  database: Database,
  accountId: string,
): Promise<z.infer<typeof exportSchema>> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const account = await readIdentitySettings(transaction, accountId);
      const { created_at: registeredAt, confirmed_at: confirmedAt } = await transaction
        .selectFrom('account')
        .select(['created_at', 'confirmed_at'])
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      const sessions = await transaction
        .selectFrom('session')
        .select(['created_at', 'expires_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute();
      const browsers = await transaction
        .selectFrom('known_browser')
        .select(['known_since', 'expires_at'])
        .where('account_id', '=', accountId)
        .orderBy('known_since')
        .execute();
      const emails = await transaction
        .selectFrom('outbox')
        .select(['subject', 'created_at'])
        .where('recipient', '=', account.email)
        // Excluded until the address is confirmed: the emails may be another person's and reveal that they have an
        // account.
        .where(sql<boolean>`${confirmedAt !== null}`)
        .orderBy('id')
        .execute();
      return {
        exportedAt: new Date().toISOString(),
        registeredAt: registeredAt.toISOString(),
        account,
        sessions: sessions.map((session) => ({
          createdAt: session.created_at.toISOString(),
          expiresAt: session.expires_at.toISOString(),
        })),
        knownBrowsers: browsers.map(({ known_since, expires_at }) => ({
          since: known_since.toISOString(),
          until: expires_at.toISOString(),
        })),
        watchEmails: await exportWatchEmails(transaction, accountId),
        letters: emails.map(({ subject, created_at }) => ({ subject, createdAt: created_at.toISOString() })),
      };
    });
