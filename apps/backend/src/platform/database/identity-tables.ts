import type { Generated, GeneratedAlways } from 'kysely';

/** One person: how they sign in, and what they told about themselves. */
export interface AccountTable {
  account_id: string;
  /** In lower case; how a person is found. One confirmed account has it, and any number of others. */
  email: string;
  /** In PHC form, with its own parameters and salt. */
  password_hash: string;
  first_name: string | null;
  postcode: string | null;
  entry_year: number | null;
  qualification: string | null;
  grades: string | null;
  /** Raised by every change of the favourites, so that a device can tell that its copy is old. */
  favourites_version: Generated<number>;
  /** When the person proved by a letter that the address is theirs; null until then, when nobody can sign in by it. */
  confirmed_at: Date | null;
  created_at: Generated<Date>;
}

/** One signed-in browser. The token itself is only in the browser's cookie. */
export interface SessionTable {
  token_hash: string;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  /** The origin of the page around the frame that it is of; null for a browser on the site itself. */
  partner: string | null;
}

/** A sign-in that a frame in a partner's page may take over; its row goes with the first try. */
export interface HandoverTable {
  code_hash: string;
  /** The session that offered it. */
  session_hash: string;
  partner: string;
  challenge: string;
  expires_at: Date;
}

/** A browser in which somebody proved that an account is theirs. The token itself is only in the browser's cookie. */
export interface KnownBrowserTable {
  token_hash: string;
  account_id: string;
  known_since: Generated<Date>;
  expires_at: Date;
}

/** One link of a forgotten password; its row goes when it is used. */
export interface PasswordResetTable {
  token_hash: string;
  account_id: string;
  expires_at: Date;
}

/** One link that confirms an account; its rows go when it is confirmed. */
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

/** One thing saved; `position` rises, so the latest is last. */
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

/** One filled slot of the top five, whose course is among the saved ones. */
export interface TopChoiceTable {
  account_id: string;
  number: number;
  kind: Generated<'courses'>;
  course_id: string;
}

/** How often something limited was tried since its window began. */
export interface AttemptTable {
  key: string;
  count: number;
  window_ends: Date;
}

/** A letter that waits to be sent, which deletes the row, or that failed. */
export interface OutboxTable {
  id: GeneratedAlways<number>;
  /** The id of its job in the queue, and of the message that is sent. */
  letter_id: Generated<string>;
  recipient: string;
  subject: string;
  body: string;
  created_at: Generated<Date>;
  /** When it is too late to send it; at the latest when the link in it no longer works. */
  expires_at: Generated<Date>;
  /** When it was handed to the queue; null until then, and where no letters are sent. */
  queued_at: Date | null;
  /** When the last try failed; its text is blank then. */
  failed_at: Date | null;
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
}
