import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../mail-settings';

/** An email as a mail server received it. */
export interface Received {
  to: string;
  text: string;
}

/**
 * What the test mail server does with the next recipient: accept it, refuse it with a reply code, or stop responding.
 */
export type Reply = 'take' | 'hang' | number;

export interface TestMailServer {
  mail: MailSettings;
  received: Received[];
  /** Recipients named so far, including refused ones. */
  recipients: string[];
  close(): Promise<void>;
}

/** Starts a real SMTP server on this computer. `reply` decides what it does with each recipient in turn. */
export const startMailServer = async (
  reply: (recipient: string) => Reply = () => 'take',
  options: SMTPServerOptions = {},
): Promise<TestMailServer> => {
  const received: Received[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      const next = reply(address);
      if (next === 'hang') return;
      done(next === 'take' ? null : Object.assign(new Error(`<${address}> refused`), { responseCode: next }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    closeTimeout: 100,
    ...options,
  });
  server.on('error', () => undefined); // Clients that disconnect cause errors here.
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    mail: {
      host: '127.0.0.1',
      port: (server.server.address() as AddressInfo).port,
      tls: 'off',
      credentials: undefined,
      from: { name: 'Signpost', address: 'no-reply@example.org' },
    },
    received,
    recipients,
    close: () => new Promise<void>((done) => server.close(done)),
  };
};
