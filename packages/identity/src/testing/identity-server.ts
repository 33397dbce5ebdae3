import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SERVER = join(__dirname, '../../../../apps/backend/src/domain/identity/testing/serve.ts');

/** The real identity service in its own process, for tests. */
export interface IdentityServer {
  /** Creates a browser with its own cookies, as a `fetch` for paths of the site. */
  browser(): Browser;
  stop(): void;
}

/**
 * A `fetch` with a cookie jar. `online` false simulates a lost network; `intercept` may respond in place of the service.
 */
export interface Browser {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  online: boolean;
  intercept: ((path: string, init: RequestInit) => Response | null) | null;
  readonly cookies: Map<string, string>;
  /** Method and path of each request so far. */
  readonly asked: string[];
}

const networkFetch = globalThis.fetch;

let browsers = 0;

const newBrowser = (origin: string): Browser => {
  const cookies = new Map<string, string>();
  const asked: string[] = [];
  browsers += 1;
  const address = `203.0.113.${browsers}`;
  const ask = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = String(input);
    if (!browser.online) throw new TypeError('Failed to fetch');
    asked.push(`${init.method ?? 'GET'} ${path}`);
    const intercepted = browser.intercept?.(path, init);
    if (intercepted) return intercepted;
    const answer = await networkFetch(new URL(path, origin), {
      ...init,
      headers: {
        'x-forwarded-for': address,
        ...Object.fromEntries(new Headers(init.headers)),
        origin: 'http://localhost',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const browser: Browser = Object.assign(ask, { online: true, intercept: null, cookies, asked });
  return browser;
};

/** Starts the service on an empty database; takes a few seconds. */
export const startIdentityServer = async (): Promise<IdentityServer> => {
  const child = fork(SERVER, { execArgv: ['--import', 'tsx'], env: { PATH: process.env['PATH'] ?? '' } });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The identity service ended with ${code}`);
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  ended.catch(() => undefined);
  return {
    browser: () => newBrowser(`http://127.0.0.1:${port}`),
    stop: () => {
      child.disconnect();
      child.unref();
    },
  };
};
