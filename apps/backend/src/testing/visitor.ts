import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../platform/database/connection';

export const identityBase = '/api/v1/identity';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser: keeps cookies, knows its CSRF token, and has an address of its own. */
export interface Visitor {
  cookies: Map<string, string>;
  csrf: string;
  /** Asks the identity service, with the CSRF token and whatever headers are given. */
  ask(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Opens a form: gets a CSRF token. */
  openForm(): Promise<void>;
  /** Makes an account and takes the new CSRF token; its address is not confirmed. */
  register(email: string, more?: object): Promise<LightMyRequestResponse>;
  /** Signs in and takes the new CSRF token. */
  signIn(email: string, password: string): Promise<LightMyRequestResponse>;
}

export const goodPassword = 'correct horse battery';

/** Nobody's password. */
export const wrongPassword = 'not the password';

/** A good one that no account begins with. */
export const otherPassword = 'another long password';

let addresses = 0;

/** A new browser before the application. */
export const newVisitor = (app: FastifyInstance): Visitor => {
  addresses += 1;
  const address = `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  const enter = async (path: string, body: object) => {
    await visitor.openForm();
    const answer = await visitor.ask('POST', path, body);
    if (answer.statusCode < 300) visitor.csrf = answer.json<{ csrf: string }>().csrf;
    return answer;
  };
  const visitor: Visitor = {
    cookies: new Map(),
    csrf: '',
    async ask(method, path, body, headers = {}) {
      const options: InjectOptions = {
        method,
        url: `${identityBase}/${path}`,
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
      visitor.csrf = (await visitor.ask('GET', 'csrf')).json<{ csrf: string }>().csrf;
    },
    register: (email, more = {}) => enter('register', { email, password: goodPassword, ...more }),
    signIn: (email, password) => enter('login', { email, password }),
  };
  return visitor;
};

/** An address that nobody has yet. */
export const newEmail = (): string => `${randomUUID()}@example.org`;

/** Where accounts are asked for, and where their letters wait. */
interface Service {
  app: FastifyInstance;
  database: Database;
}

/** The secret of the link in the newest letter to an address that leads to that page; empty when there is none. */
export const linkToken = async (
  { database }: Pick<Service, 'database'>,
  email: string,
  page: 'confirm' | 'reset-password',
): Promise<string> => {
  const letters = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
  const link = new RegExp(`https?://[\\w.:]+/account/${page}#token=([\\w-]{43})\\n`);
  return letters.map(({ body }) => link.exec(body)?.[1]).find(Boolean) ?? '';
};

/** The subjects of the letters that wait for an address, oldest first. */
export const subjectsTo = async (
  { database }: Pick<Service, 'database'>,
  email: string,
): Promise<string[]> => {
  const letters = await database
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return letters.map(({ subject }) => subject);
};

/** A browser that just made an account, which is signed in to it, and the secret of the letter that asks to confirm it. */
export const newcomer = async (
  service: Service,
  email = newEmail(),
  more: object = {},
): Promise<Visitor & { email: string; token: string }> => {
  const visitor = newVisitor(service.app);
  await visitor.register(email, more);
  return Object.assign(visitor, { email, token: await linkToken(service, email, 'confirm') });
};

/** A browser in which a new person is signed in, whose address is confirmed. */
export const newPerson = async (service: Service): Promise<Visitor & { email: string }> => {
  const visitor = await newcomer(service);
  const confirmed = await visitor.ask('POST', 'confirmation', { token: visitor.token });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return visitor;
};
