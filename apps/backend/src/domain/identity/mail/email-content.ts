/** An email's text. */
export interface EmailContent {
  subject: string;
  body: string;
  /** The one-click address that stops such emails, for an email that is sent by consent. */
  unsubscribeUrl?: string;
}
