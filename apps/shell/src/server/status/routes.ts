import type { FastifyPluginAsync } from 'fastify';
import type { Registry } from 'prom-client';
import type { ShellAssets } from '../render/document/shell-assets';
import { newNonce } from '../security/headers';
import { dataDocument } from './data-page';
import type { DataReport } from './data-report';
import { operatorsOnly, type OperatorsOptions } from './operators';
import { statusDocument } from './page';
import { gatherStatus, type StatusSources } from './status';

/** Dependencies of the operators' routes. */
export interface StatusOptions extends OperatorsOptions, Omit<StatusSources, 'metrics'> {
  readonly shell: Pick<ShellAssets, 'css' | 'icon'>;
  readonly prometheus: Registry;
  /** The backend's data report; null when it is not available. */
  dataReport(): Promise<DataReport | null>;
}

/** The page runs no script; besides the site's style sheets it has a style element. */
const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Registers the operators' routes: `/status` and `/status/data` for people, `/status.json` and `/metrics` for machines. */
export const status: FastifyPluginAsync<StatusOptions> = async (app, options) => {
  const { prometheus, shell } = options;
  const sources: StatusSources = { ...options, metrics: () => prometheus.metrics() };
  app.addHook('onRequest', operatorsOnly(options));
  app.get('/status', async (_request, reply) => {
    const nonce = newNonce();
    const { css, icon } = shell;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .send(statusDocument({ status: await gatherStatus(sources), css, icon, nonce }));
  });
  app.get('/status/data', async (_request, reply) => {
    const nonce = newNonce();
    const { css, icon } = shell;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .send(dataDocument({ report: await options.dataReport(), css, icon, nonce }));
  });
  app.get('/status.json', () => gatherStatus(sources));
  app.get('/metrics', async (_request, reply) =>
    reply.type(prometheus.contentType).send(await prometheus.metrics()),
  );
};
