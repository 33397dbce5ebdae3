import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idleDays } from './sessions';
import { isToken } from './tokens';

export interface Cookies {
  /** The token of the session that the browser says it has. */
  session(request: FastifyRequest): string | undefined;
  /** The token that ties a form to a browser in which nobody is signed in yet. */
  form(request: FastifyRequest): string | undefined;
  /** Signs the browser in; the form's token has done its work. */
  setSession(reply: FastifyReply, token: string): void;
  setForm(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * The service's two cookies: out of scripts' reach, and not sent by other sites' requests. Over https they also carry
 * the prefix that keeps subdomains and plain http from setting them.
 */
export function createCookies(secure: boolean): Cookies {
  const prefix = secure ? '__Host-' : '';
  const session = `${prefix}signpost-session`;
  const form = `${prefix}signpost-form`;
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  const read = (name: string) => (request: FastifyRequest) => {
    const value = request.cookies[name];
    return isToken(value) ? value : undefined;
  };
  return {
    session: read(session),
    form: read(form),
    setSession(reply, token) {
      reply.setCookie(session, token, { ...options, maxAge: idleDays * 86_400 });
      reply.clearCookie(form, options);
    },
    setForm: (reply, token) => void reply.setCookie(form, token, options),
    clear: (reply) => void reply.clearCookie(session, options),
  };
}
