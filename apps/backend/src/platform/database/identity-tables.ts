import type { Generated, GeneratedAlways } from 'kysely';

/** One user account: sign-in data and profile. */
export interface AccountTable {
  account_id: string;
  /** In lower case. Unique among confirmed accounts; any number of unconfirmed accounts may have it. */
  email: string;
  /** In PHC string format, with parameters and salt. */
  password_hash: string;
  first_name: string | null;
  postcode: string | null;
  entry_year: number | null;
  qualification: string | null;
  grades: string | null;
  /** Incremented by every change of the favourites, so that a browser can detect a stale copy. */
  favourites_version: Generated<number>;
  /** When the address was confirmed by the link in an email. Null until then: signing in is refused. */
  confirmed_at: Date | null;
  created_at: Generated<Date>;
}

/** One signed-in browser. The token itself is stored only in the browser's cookie. */
export interface SessionTable {
  token_hash: string;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  /** The origin of the partner page that embeds the frame; null for a session on the site itself. */
  partner: string | null;
}

/** A sign-in that a frame in a partner's page may take over; deleted at the first attempt. */
export interface HandoverTable {
  code_hash: string;
  /** The session that offered it. */
  session_hash: string;
  partner: string;
  challenge: string;
  expires_at: Date;
}

/** A browser that has proved ownership of an account. The token itself is stored only in the browser's cookie. */
export interface KnownBrowserTable {
  token_hash: string;
  account_id: string;
  known_since: Generated<Date>;
  expires_at: Date;
}

/** One link that resets a password; deleted when it is used. */
export interface PasswordResetTable {
  token_hash: string;
  account_id: string;
  expires_at: Date;
}

/** One link that confirms an account; deleted when the account is confirmed. */
export interface ConfirmationTable {
  token_hash: string;
  account_id: string;
}

export interface AccountSettingTable {
  account_id: string;
  collection: string;
  name: string;
  data: string;
  position: GeneratedAlways<number>;
}

/** One saved item; `position` rises, so the latest is last. */
export interface FavouriteTable {
  account_id: string;
  kind: string;
  id: string;
  title: string;
  url: string | null;
  type: string | null;
  note: string | null;
  position: GeneratedAlways<number>;
}

/** One filled slot of the top five; its course is also a favourite. */
export interface TopChoiceTable {
  account_id: string;
  number: number;
  kind: Generated<'courses'>;
  course_id: string;
}

/** Number of attempts at a rate-limited action in the current window. */
export interface AttemptTable {
  key: string;
  count: number;
  window_ends: Date;
}

/** An email that is queued or has failed; the row is deleted when it is sent. */
export interface OutboxTable {
  id: GeneratedAlways<number>;
  /** The id of its job in the queue, and of the message. */
  letter_id: Generated<string>;
  recipient: string;
  subject: string;
  body: string;
  created_at: Generated<Date>;
  /** It is not sent after this time, which is not later than the expiry of its link. */
  expires_at: Generated<Date>;
  /** When it was added to the queue; null until then, and where no emails are sent. */
  queued_at: Date | null;
  /** When the last attempt failed; `body` is blank from then on. */
  failed_at: Date | null;
  /** The one-click address that stops such emails (RFC 8058); null for an email that is not sent by consent. */
  unsubscribe_url: string | null;
}

/** Consent to emails about watched things. The row stays after the consent was withdrawn, so that its token still works. */
export interface WatchEmailTable {
  account_id: string;
  /** The secret in the one-click address of the person's emails. */
  token: string;
  /** Null when the person does not agree, or no longer. */
  agreed_at: Date | null;
  /** Id of the newest change that was looked at. */
  last_change: number;
  sent_at: Date | null;
  /** Ids of the near dates that emails have told of, the latest last. */
  told_dates: Generated<string[]>;
  dates_checked_at: Date | null;
  /** BCP 47 tag of the language of the page on which the person agreed, which the emails are in. */
  language: Generated<string>;
}

export interface IdentityTables {
  account: AccountTable;
  session: SessionTable;
  handover: HandoverTable;
  known_browser: KnownBrowserTable;
  password_reset: PasswordResetTable;
  confirmation: ConfirmationTable;
  account_setting: AccountSettingTable;
  favourite: FavouriteTable;
  top_choice: TopChoiceTable;
  attempt: AttemptTable;
  outbox: OutboxTable;
  watch_email: WatchEmailTable;
}
