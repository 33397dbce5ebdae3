import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForwarded } from '../http/forwarded';
import { sendProblem } from '../http/send-problem';

/** Access rules of the operators' addresses. */
export interface OperatorsOptions {
  /** The password of HTTP Basic; the user name is ignored. */
  readonly token: string | undefined;
  /** The site's public origin. */
  readonly site: URL;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|::ffff:127\.\d+\.\d+\.\d+)$/;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const passwordOf = (authorization: string | undefined): string | undefined => {
  const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(authorization ?? '') ?? [];
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  return password;
};

/** Whether a request comes directly from this machine to a site without a public address. */
const isAtHome = ({ raw, hostname }: FastifyRequest, site: URL): boolean =>
  LOOPBACK.test(site.hostname) &&
  LOOPBACK.test(hostname) &&
  LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
  !isForwarded(raw.headers);

/**
 * Creates a hook that admits operators only: by HTTP Basic if a token is set (else 401), otherwise only from this machine
 * while the site has no public address (else 403).
 */
export const operatorsOnly =
  ({ token, site }: OperatorsOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (token === undefined) {
      if (isAtHome(request, site)) return undefined;
      return sendProblem(reply, 403, 'This is for operators. Set OPERATOR_TOKEN to read it from here.');
    }
    if (same(passwordOf(request.headers.authorization) ?? '', token)) return undefined;
    reply.header('www-authenticate', 'Basic realm="Signpost operators", charset="UTF-8"');
    return sendProblem(reply, 401, 'The password is the operator token.');
  };
