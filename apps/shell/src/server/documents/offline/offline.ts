import { splitAddress } from '@signpost/language/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RemoteSet } from '@signpost/federation/loading';
import type { ParsedRegistry } from '@signpost/federation/registry';
import { KEEPABLE_RELEASES, OFFLINE_PAGE, OFFLINE_STYLE, SERVICE_WORKER } from '../../../offline/addresses';
import { sendDocument } from '../send-document';
import type { ShellAssets } from '../../render/document/shell-assets';
import { contentSecurityPolicy, newNonce } from '../../security/headers';
import type { DisabledReleases } from '../../workers';
import { inLanguage } from '../../render/language/in-language';
import { sendProblem } from '../../http/send-problem';
import { keepableOf } from './keepable-releases';
import { offlineDocument } from './offline-page';
import { STYLE } from './style';
import { readWorkerScript, WORKER_THAT_LEAVES } from './worker-script';

/** The inputs of the endpoints for offline visitors. */
export interface OfflineOptions {
  /** Whether visitors may have pages kept. */
  readonly isOn: boolean;
  /** Folder of the shell's browser build. */
  readonly client: string;
  readonly shell: ShellAssets;
  readonly remotes: Pick<RemoteSet, 'current'>;
  readonly disabled: DisabledReleases['list'];
  /** Reads the current registry; rejects when it cannot be read. */
  registry(): Promise<ParsedRegistry>;
}

/** What a service worker may do: only call this site. */
const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

/** Returns the text of `KEEPABLE_RELEASES`, made again when the releases that run have changed. */
const createReleasesText = ({ remotes, disabled, registry }: OfflineOptions) => {
  let made: { readonly version: string; readonly text: string } | undefined;
  return async (): Promise<string> => {
    const active = remotes.current();
    const version = `${active.version} ${disabled().length}`;
    if (made?.version !== version) {
      const releases = keepableOf(await registry(), active, disabled());
      made = { version, text: JSON.stringify({ releases }) };
    }
    return made.text;
  };
};

/**
 * Registers what browsers need for visitors without a connection: the service worker, which answers with one that
 * removes itself while the setting is off; the offline page in every language and its styles; and the releases whose
 * pages may be kept.
 */
export const offline = async (app: FastifyInstance, options: OfflineOptions): Promise<void> => {
  const { isOn, client, shell } = options;
  const worker = {
    body: isOn ? readWorkerScript(client, shell) : WORKER_THAT_LEAVES,
    type: 'text/javascript; charset=utf-8',
    maxAge: 0,
  };
  const releasesText = createReleasesText(options);
  app.get(SERVICE_WORKER, (request, reply) =>
    sendDocument(request, reply.header('content-security-policy', WORKER_POLICY), worker),
  );
  app.get(OFFLINE_STYLE, (request, reply) =>
    sendDocument(request, reply, { body: STYLE, type: 'text/css; charset=utf-8', maxAge: 300 }),
  );
  app.get(KEEPABLE_RELEASES, async (request, reply) => {
    const body = await releasesText().catch((error: unknown) => {
      request.log.error({ err: error }, 'the registry could not be read for offline visitors');
      return undefined;
    });
    if (body === undefined) return sendProblem(reply, 503, 'The releases are not known right now.');
    return sendDocument(request, reply, { body, type: 'application/json; charset=utf-8', maxAge: 0 });
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const { language, path: address } = splitAddress(request.url);
    if (address.split('?')[0] !== OFFLINE_PAGE) return reply.callNotFound();
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': contentSecurityPolicy(nonce) })
      .send(inLanguage(language, () => offlineDocument({ shell, nonce })));
  };
  for (const page of [OFFLINE_PAGE, `/:language${OFFLINE_PAGE}`]) app.get(page, sendPage);
};
