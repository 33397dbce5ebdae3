import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings';

/** An email to one person. */
export interface Message {
  /** Identifies the email to mail servers, the same on every attempt, so that they can detect a second copy. */
  id: string;
  recipient: string;
  subject: string;
  body: string;
  /** The one-click address that stops such emails; null for an email that is not sent by consent. */
  unsubscribeUrl: string | null;
}

/** Milliseconds that each step of a delivery, and the whole of it, may take. */
export interface Timeouts {
  /** Until the connection is open, and until the server sends its greeting. */
  connectionMs: number;
  /** Without a byte from the server. */
  idleMs: number;
  totalMs: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = { connectionMs: 10_000, idleMs: 20_000, totalMs: 60_000 };

/** The server did not accept an email. The message contains neither the address nor the email's text. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether the server refuses this email permanently, so that a retry is useless. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** The fields of a nodemailer error that cannot contain the address. */
interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Commands whose refusal is about the email; others are about the server, the sender or our settings. */
const MESSAGE_COMMANDS = ['RCPT TO', 'DATA'];

const toDeliveryError = (failure: SmtpFailure): DeliveryError => {
  const { code = 'unknown', command, responseCode } = failure;
  const words = [code, command?.split(' ').slice(0, 2).join(' '), responseCode].filter(Boolean).join(', ');
  const isRefused = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  return new DeliveryError(words, isRefused && MESSAGE_COMMANDS.includes(command ?? ''));
};

/**
 * Returns a function that passes one message to the mail server on its own connection. It rejects with DeliveryError
 * when the server refuses, does not reply in time, or offers no TLS where it is required.
 */
export const createSender = (
  { host, port, tls, credentials, from }: MailSettings,
  timeouts: Timeouts = DEFAULT_TIMEOUTS,
): ((message: Message) => Promise<void>) => {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'from the start',
    requireTLS: tls === 'STARTTLS',
    ignoreTLS: tls === 'off',
    ...(credentials && { auth: credentials }),
    dnsTimeout: timeouts.connectionMs,
    connectionTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.connectionMs,
    socketTimeout: timeouts.idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, recipient, subject, body, unsubscribeUrl }) => {
    let timer: NodeJS.Timeout | undefined;
    const sending = transport.sendMail({
      messageId: `<${id}@${from.address.split('@')[1] ?? ''}>`,
      from,
      to: { name: '', address: recipient },
      subject,
      text: body,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058: the mail program's own button stops the emails.
        ...(unsubscribeUrl !== null && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    // A server that sends a byte now and then never hits the idle timeout, so the whole delivery has a timeout too.
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DeliveryError('total timeout', false)), timeouts.totalMs);
    });
    try {
      await Promise.race([sending, tooLong]);
    } catch (error) {
      sending.catch(() => undefined); // Avoids an unhandled rejection when the timeout came first.
      throw error instanceof DeliveryError ? error : toDeliveryError(error as SmtpFailure);
    } finally {
      clearTimeout(timer);
    }
  };
};
