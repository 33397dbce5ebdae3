import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_BROWSER_DAYS } from '../accounts/known-browsers';
import { IDLE_DAYS } from './sessions';
import { isToken } from './tokens';

/** Where a session is used: on the site itself, or in a frame in a partner's page. */
export type Place = 'site' | 'frame';

const COOKIE_PLACES: readonly Place[] = ['site', 'frame'];

export interface Cookies {
  /** The session token that the browser sends for that place. */
  session(request: FastifyRequest, place: Place): string | undefined;
  /** All session tokens that the browser sends. */
  sessions(request: FastifyRequest): string[];
  /** The token that ties a form to an anonymous visitor's browser. */
  form(request: FastifyRequest): string | undefined;
  /** The token that identifies the browser to accounts used in it before. */
  browser(request: FastifyRequest): string | undefined;
  setBrowser(reply: FastifyReply, token: string): void;
  /** Sets the session cookie and clears the form's token. */
  setSession(reply: FastifyReply, token: string, place: Place): void;
  setForm(reply: FastifyReply, token: string): void;
  /** Clears every session cookie that the browser sends. */
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * The service's cookies, all HttpOnly. Those of the site are not sent with cross-site requests. Over https they also
 * carry the prefix that keeps subdomains and plain http from setting them. A frame's cookie is sent inside other sites,
 * but is partitioned by site (CHIPS); browsers accept it only over https and from this computer.
 */
export const createCookies = (secure: boolean): Cookies => {
  const prefix = secure ? '__Host-' : '';
  const names: Readonly<Record<Place, string>> = {
    site: `${prefix}signpost-session`,
    frame: '__Host-signpost-frame',
  };
  const form = `${prefix}signpost-form`;
  const browser = `${prefix}signpost-browser`;
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  const optionsIn: Readonly<Record<Place, CookieSerializeOptions>> = {
    site: options,
    frame: { path: '/', httpOnly: true, sameSite: 'none', secure: true, partitioned: true },
  };
  const read = (name: string) => (request: FastifyRequest) => {
    const value = request.cookies[name];
    return isToken(value) ? value : undefined;
  };
  return {
    session: (request, place) => read(names[place])(request),
    sessions: (request) => COOKIE_PLACES.flatMap((place) => read(names[place])(request) ?? []),
    form: read(form),
    browser: read(browser),
    setBrowser: (reply, token) =>
      void reply.setCookie(browser, token, { ...options, maxAge: KNOWN_BROWSER_DAYS * 86_400 }),
    setSession(reply, token, place) {
      reply.setCookie(names[place], token, { ...optionsIn[place], maxAge: IDLE_DAYS * 86_400 });
      if (place === 'site') reply.clearCookie(form, options);
    },
    setForm: (reply, token) => void reply.setCookie(form, token, options),
    clear(request, reply) {
      for (const place of COOKIE_PLACES)
        if (request.cookies[names[place]] !== undefined) reply.clearCookie(names[place], optionsIn[place]);
    },
  };
};
