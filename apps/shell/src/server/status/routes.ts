import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Registry } from 'prom-client';
import type { ShellAssets } from '../render/document/shell-assets';
import { newNonce } from '../security/headers';
import type { FeedbackReport } from '../feedback/feedback-client';
import { dataDocument } from './data-page';
import type { DataReport } from './data-report';
import { feedbackDocument } from '../feedback/feedback-page';
import { operatorsOnly, type OperatorsOptions } from './operators';
import type { DocumentAssets } from './operators-document';
import { statusDocument } from './page';
import { gatherStatus, type StatusSources } from './status';

/** Dependencies of the operators' routes. */
export interface StatusOptions extends OperatorsOptions, Omit<StatusSources, 'metrics'> {
  readonly shell: Pick<ShellAssets, 'css' | 'icon'>;
  readonly prometheus: Registry;
  /** The backend's data report; null when it is not available. */
  dataReport(): Promise<DataReport | null>;
  /** Visitors' feedback; null when it is not available. */
  feedback(): Promise<FeedbackReport | null>;
}

/** The page runs no script; besides the site's style sheets it has a style element. */
const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Registers the operators' routes: `/status`, `/status/data` and `/status/feedback` for people, `/status.json` and `/metrics` for machines. */
export const status: FastifyPluginAsync<StatusOptions> = async (app, options) => {
  const { prometheus, shell } = options;
  const sources: StatusSources = { ...options, metrics: () => prometheus.metrics() };
  const ownerOfIndex = (index: string) => {
    const card = `card.${index}`;
    const fills = (slots: readonly string[] = []) => slots.includes(card);
    return (
      options.remotes.current().remotes.find(({ loaded }) => fills(loaded?.manifest.slots))?.name ?? 'shell'
    );
  };
  const send = (reply: FastifyReply, document: (assets: DocumentAssets) => string) => {
    const nonce = newNonce();
    const { css, icon } = shell;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .send(document({ css, icon, nonce }));
  };
  app.addHook('onRequest', operatorsOnly(options));
  app.get('/status', async (_request, reply) => {
    const current = await gatherStatus(sources);
    return send(reply, (assets) => statusDocument({ status: current, ...assets }));
  });
  app.get('/status/data', async (_request, reply) => {
    const report = await options.dataReport();
    return send(reply, (assets) => dataDocument({ report, ...assets }));
  });
  app.get('/status/feedback', async (_request, reply) => {
    const report = await options.feedback();
    return send(reply, (assets) => feedbackDocument({ report, ownerOfIndex, ...assets }));
  });
  app.get('/status.json', () => gatherStatus(sources));
  app.get('/metrics', async (_request, reply) =>
    reply.type(prometheus.contentType).send(await prometheus.metrics()),
  );
};
