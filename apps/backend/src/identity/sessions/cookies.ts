import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownDays } from '../accounts/known-browsers';
import { idleDays } from './sessions';
import { isToken } from './tokens';

/** Where a session is: in a browser on the site itself, or in a frame in a partner's page. */
export type Place = 'site' | 'frame';

const places: readonly Place[] = ['site', 'frame'];

export interface Cookies {
  /** The token of the session that the browser says it has in that place. */
  session(request: FastifyRequest, place: Place): string | undefined;
  /** All such tokens. */
  sessions(request: FastifyRequest): string[];
  /** The token that ties a form to a browser in which nobody is signed in yet. */
  form(request: FastifyRequest): string | undefined;
  /** The token by which accounts know the browser that were used in it before. */
  browser(request: FastifyRequest): string | undefined;
  setBrowser(reply: FastifyReply, token: string): void;
  /** Signs the browser in; the form's token has done its work. */
  setSession(reply: FastifyReply, token: string, place: Place): void;
  setForm(reply: FastifyReply, token: string): void;
  /** Signs the browser out, wherever it says it has a session. */
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * The service's cookies, out of scripts' reach. Those of the site are not sent by other sites' requests. Over https they
 * also carry the prefix that keeps subdomains and plain http from setting them. A frame's cookie is sent inside other sites,
 * but is another one in each (CHIPS); browsers take it over https and from this computer only.
 */
export function createCookies(secure: boolean): Cookies {
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
    sessions: (request) => places.flatMap((place) => read(names[place])(request) ?? []),
    form: read(form),
    browser: read(browser),
    setBrowser: (reply, token) =>
      void reply.setCookie(browser, token, { ...options, maxAge: knownDays * 86_400 }),
    setSession(reply, token, place) {
      reply.setCookie(names[place], token, { ...optionsIn[place], maxAge: idleDays * 86_400 });
      if (place === 'site') reply.clearCookie(form, options);
    },
    setForm: (reply, token) => void reply.setCookie(form, token, options),
    clear(request, reply) {
      for (const place of places)
        if (request.cookies[names[place]] !== undefined) reply.clearCookie(names[place], optionsIn[place]);
    },
  };
}
