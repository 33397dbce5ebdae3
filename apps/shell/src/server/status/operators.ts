import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForwarded } from '../http/forwarded';

/** Who may read what is for operators. */
export interface OperatorsOptions {
  /** The password of HTTP Basic; any user name goes with it. */
  readonly token: string | undefined;
  /** The site's public origin. */
  readonly site: URL;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|::ffff:127\.\d+\.\d+\.\d+)$/;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two texts are the same, in a time that tells nothing of either. */
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const passwordOf = (authorization: string | undefined): string | undefined => {
  const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(authorization ?? '') ?? [];
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  return password;
};

/** Whether someone on this machine asks a site that has no other address, with nothing in between. */
const isAtHome = ({ raw, hostname }: FastifyRequest, site: URL): boolean =>
  LOOPBACK.test(site.hostname) &&
  LOOPBACK.test(hostname) &&
  LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
  !isForwarded(raw.headers);

const refuse = (reply: FastifyReply, status: number, title: string, detail: string): FastifyReply =>
  reply.code(status).type('application/problem+json').send({ type: 'about:blank', title, status, detail });

/**
 * A hook that lets operators through and nobody else: by HTTP Basic where a token is set (401 without it), else only on
 * the machine itself while the site has no public address (403).
 */
export const operatorsOnly =
  ({ token, site }: OperatorsOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (token === undefined) {
      if (isAtHome(request, site)) return undefined;
      return refuse(
        reply,
        403,
        'Forbidden',
        'This is for operators. Set OPERATOR_TOKEN to read it from here.',
      );
    }
    if (same(passwordOf(request.headers.authorization) ?? '', token)) return undefined;
    reply.header('www-authenticate', 'Basic realm="Signpost operators", charset="UTF-8"');
    return refuse(reply, 401, 'Unauthorized', 'The password is the operator token.');
  };
