import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Prepared } from './site';

/** What the mail server does with a recipient: accept it, refuse it for now, or stop responding. */
export type MailReply = 'accepts' | 'refuses' | 'hangs';

/** The replies to the commands of one email, in the order of SMTP. */
const REPLIES: Readonly<Record<string, string>> = {
  EHLO: '250 localhost',
  MAIL: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
};

/** A stand-in for the mail server of the site: one email per connection, without TLS. */
export const mailServer = {
  reply: 'accepts' as MailReply,
  /** Recipients of the emails that were accepted. */
  recipients: [] as string[],
};

const serve = (socket: Socket): void => {
  let recipient = '';
  let isText = false;
  const answer = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));
  socket.on('error', () => undefined);
  answer('220 localhost');
  createInterface({ input: socket }).on('line', (line) => {
    if (isText) {
      if (line !== '.') return;
      isText = false;
      mailServer.recipients.push(recipient);
      return answer('250 taken');
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') {
      recipient = /<([^>]+)>/.exec(line)?.[1] ?? '';
      if (mailServer.reply === 'hangs') return;
      return answer(mailServer.reply === 'refuses' ? '451 not now' : '250 ok');
    }
    if (command === 'DATA') isText = true;
    answer(REPLIES[command] ?? '502 unknown');
    if (command === 'QUIT') socket.end();
  });
};

/** Starts the mail server, and lets the backend send its emails there. */
export const prepareMailServer = async (): Promise<Prepared> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {},
    backend: { SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`, MAIL_FROM: 'no-reply@example.org' },
    undo: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
