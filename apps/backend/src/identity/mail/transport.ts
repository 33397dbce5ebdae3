import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings';

/** What is sent to one person. */
export interface Message {
  /** Names the letter to mail servers, the same on every try, so that they can tell a second copy. */
  id: string;
  recipient: string;
  subject: string;
  body: string;
}

/** Milliseconds that a step of a delivery may take, and the whole of it. */
export interface Timeouts {
  /** Until the connection stands, and until the server greets. */
  connection: number;
  /** Without a byte from the server. */
  silence: number;
  total: number;
}

export const defaultTimeouts: Timeouts = { connection: 10_000, silence: 20_000, total: 60_000 };

/** A letter was not taken. Its words hold neither the address nor the text of the letter. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether the server will never take this letter: trying again is of no use. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** What nodemailer says of a failure, apart from texts that may hold the address. */
interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Commands whose refusal is about the letter; others are about the server, the sender or our settings. */
const aboutLetter = ['RCPT TO', 'DATA'];

function toDeliveryError(failure: SmtpFailure): DeliveryError {
  const { code = 'unknown', command, responseCode } = failure;
  const words = [code, command?.split(' ').slice(0, 2).join(' '), responseCode].filter(Boolean).join(', ');
  const isRefused = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  return new DeliveryError(words, isRefused && aboutLetter.includes(command ?? ''));
}

/**
 * Gives a function that hands one message to the mail server, on a connection of its own. It rejects with DeliveryError:
 * when the server refuses or does not answer in time, and when there should be TLS and is none.
 */
export function createSender(
  { host, port, tls, credentials, from }: MailSettings,
  timeouts: Timeouts = defaultTimeouts,
): (message: Message) => Promise<void> {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'from the start',
    requireTLS: tls === 'STARTTLS',
    ignoreTLS: tls === 'off',
    ...(credentials && { auth: credentials }),
    dnsTimeout: timeouts.connection,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, recipient, subject, body }) => {
    let timer: NodeJS.Timeout | undefined;
    const sending = transport.sendMail({
      messageId: `<${id}@${from.address.split('@')[1] ?? ''}>`,
      from,
      to: { name: '', address: recipient },
      subject,
      text: body,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    // A server that sends a byte now and then is never silent, and never done.
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DeliveryError('total timeout', false)), timeouts.total);
    });
    try {
      await Promise.race([sending, tooLong]);
    } catch (error) {
      sending.catch(() => undefined); // it fails on its own later, when the timeout was first
      throw error instanceof DeliveryError ? error : toDeliveryError(error as SmtpFailure);
    } finally {
      clearTimeout(timer);
    }
  };
}
