import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../platform/database/connection';

export const IDENTITY_BASE = '/api/v1/identity';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A simulated browser with cookies, a CSRF token and its own network address. */
export interface Visitor {
  cookies: Map<string, string>;
  csrf: string;
  /** Sends a request to the identity service, with the CSRF token and the given headers. */
  request(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Gets a CSRF token, as a page with a form does. */
  openForm(): Promise<void>;
  /** Creates an account, whose address is not confirmed, and stores the new CSRF token. */
  register(email: string, more?: object): Promise<LightMyRequestResponse>;
  /** Signs in and stores the new CSRF token. */
  signIn(email: string, password: string): Promise<LightMyRequestResponse>;
}

export const GOOD_PASSWORD = 'correct horse battery';

/** A password that no account has. */
export const WRONG_PASSWORD = 'not the password';

/** An acceptable password that no account has at first. */
export const OTHER_PASSWORD = 'another long password';

let addresses = 0;

/** Creates a browser that sends its requests to the application. */
export const newVisitor = (app: FastifyInstance): Visitor => {
  addresses += 1;
  const address = `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  const enter = async (path: string, body: object) => {
    await visitor.openForm();
    const answer = await visitor.request('POST', path, body);
    if (answer.statusCode < 300) visitor.csrf = answer.json<{ csrf: string }>().csrf;
    return answer;
  };
  const visitor: Visitor = {
    cookies: new Map(),
    csrf: '',
    async request(method, path, body, headers = {}) {
      const options: InjectOptions = {
        method,
        url: `${IDENTITY_BASE}/${path}`,
        cookies: Object.fromEntries(visitor.cookies),
        headers: { 'x-forwarded-for': address, 'x-csrf-token': visitor.csrf, ...headers },
      };
      if (body !== undefined) {
        options.payload = JSON.stringify(body);
        options.headers = { 'content-type': 'application/json', ...options.headers };
      }
      const answer = await app.inject(options);
      for (const { name, value } of answer.cookies)
        if (value === '') visitor.cookies.delete(name);
        else visitor.cookies.set(name, value);
      return answer;
    },
    async openForm() {
      visitor.csrf = (await visitor.request('GET', 'csrf')).json<{ csrf: string }>().csrf;
    },
    register: (email, more = {}) => enter('register', { email, password: GOOD_PASSWORD, ...more }),
    signIn: (email, password) => enter('login', { email, password }),
  };
  return visitor;
};

/** A unique email address. */
export const newEmail = (): string => `${randomUUID()}@example.org`;

/** The identity service and its database, which holds the queued emails. */
interface Service {
  app: FastifyInstance;
  database: Database;
}

/** The token of the link to a page in the newest email to an address; empty when there is none. */
export const linkToken = async (
  { database }: Pick<Service, 'database'>,
  email: string,
  page: 'confirm' | 'reset-password',
): Promise<string> => {
  const emails = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
  const link = new RegExp(`https?://[\\w.:]+/account/${page}#token=([\\w-]{43})\\n`);
  return emails.map(({ body }) => link.exec(body)?.[1]).find(Boolean) ?? '';
};

/** The subjects of the queued emails to an address, oldest first. */
export const subjectsTo = async (
  { database }: Pick<Service, 'database'>,
  email: string,
): Promise<string[]> => {
  const emails = await database
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return emails.map(({ subject }) => subject);
};

/** A browser that has created an account and is signed in to it, and the token of its confirmation email. */
export const newcomer = async (
  service: Service,
  email = newEmail(),
  more: object = {},
): Promise<Visitor & { email: string; token: string }> => {
  const visitor = newVisitor(service.app);
  await visitor.register(email, more);
  return Object.assign(visitor, { email, token: await linkToken(service, email, 'confirm') });
};

/** A browser that is signed in to a new account with a confirmed address. */
export const newPerson = async (service: Service): Promise<Visitor & { email: string }> => {
  const visitor = await newcomer(service);
  const confirmed = await visitor.request('POST', 'confirmation', { token: visitor.token });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return visitor;
};
