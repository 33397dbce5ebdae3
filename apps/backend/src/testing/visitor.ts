import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

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
  /** Signs in and takes the new CSRF token. */
  signIn(email: string, password: string): Promise<LightMyRequestResponse>;
}

export const goodPassword = 'correct horse battery';

let addresses = 0;

/** A new browser before the application. */
export function newVisitor(app: FastifyInstance): Visitor {
  addresses += 1;
  const address = `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
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
    async signIn(email, password) {
      await visitor.openForm();
      const answer = await visitor.ask('POST', 'login', { email, password });
      if (answer.statusCode === 200) visitor.csrf = answer.json<{ csrf: string }>().csrf;
      return answer;
    },
  };
  return visitor;
}

/** An address that nobody has yet. */
export const newEmail = (): string => `${randomUUID()}@example.org`;

/** A browser in which a new person is signed in. */
export async function newPerson(app: FastifyInstance): Promise<Visitor & { email: string }> {
  const visitor = newVisitor(app);
  const email = newEmail();
  await visitor.openForm();
  await visitor.ask('POST', 'register', { email, password: goodPassword });
  await visitor.signIn(email, goodPassword);
  return Object.assign(visitor, { email });
}
