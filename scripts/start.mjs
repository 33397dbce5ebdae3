// `npm start`: from a clone to the running product. Uses only Node's own modules until the packages are
// installed.
import { installPackages } from './steps/install.mjs';
import { checkDisk, checkNode, checkPort, parsePort } from './steps/machine.mjs';
import { build, ownPublicKey, releaseBuilt } from './steps/prepare.mjs';
import { runMain, since, step } from './steps/say.mjs';
import { serve } from './steps/serve.mjs';

const STORE = '.signpost/releases';

/** Whether the store is the product's own, so that its key needs no configuration. */
const isOwnStore = ({ RELEASE_STORE, REGISTRY_SIGNING_KEY, REGISTRY_KEYS } = process.env) =>
  !RELEASE_STORE && !REGISTRY_SIGNING_KEY && !REGISTRY_KEYS;

/**
 * Whether the site can be opened only on this computer: it has no public address, and listens on no other
 * interface.
 */
const isLocalOnly = (host, { SITE_URL } = process.env) =>
  !SITE_URL && ['localhost', '127.0.0.1', '::1'].includes(host);

const main = async () => {
  const started = performance.now();
  checkNode();
  checkDisk();
  const port = parsePort(process.env.PORT, 4200);
  const host = process.env.HOST ?? '127.0.0.1';
  await checkPort(port, host);
  await installPackages();
  await build();
  const ownKey = isOwnStore();
  await releaseBuilt(process.env.RELEASE_STORE ?? STORE, { ownKey });
  const trusted = ownKey ? ownPublicKey(STORE) : undefined;
  const product = await step('Starting (the first start fills the database)', () =>
    serve({
      PORT: String(port),
      HOST: host,
      // The base of links in the sitemap and in emails.
      SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
      // No mail server is configured, and accounts are confirmed by email, so emails go to the outbox.
      ...(isLocalOnly(host) && { IDENTITY_OUTBOX: 'true' }),
      // Widgets can be tried from a development server on this computer.
      ...(isLocalOnly(host) && { EMBED_FROM_LOCALHOST: process.env.EMBED_FROM_LOCALHOST ?? 'on' }),
      ...(trusted && { REGISTRY_KEYS: trusted }),
    }),
  );
  console.log(`\nSignpost is at http://localhost:${port} (ready in ${since(started)}). Ctrl-C stops it.`);
  const stopped = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve('requested'));
  });
  const reason = await Promise.race([stopped, product.ended]);
  await product.stop();
  console.log(
    reason === 'requested' ? '\nStopped.' : '\nA part of Signpost stopped unexpectedly; see its log above.',
  );
  process.exitCode = reason === 'requested' ? 0 : 1;
};

await runMain(main);
