// `npm start`: from a clone to the running product. Only Node's own modules until the packages are there.
import { installPackages } from './steps/install.mjs';
import { checkDisk, checkNode, checkPort, portFrom } from './steps/machine.mjs';
import { build, ownPublicKey, releaseBuilt } from './steps/prepare.mjs';
import { runMain, since, step } from './steps/say.mjs';
import { serve } from './steps/serve.mjs';

const STORE = '.signpost/releases';

/** Whether the store is the product's own, whose key is nobody's business. */
const isOwnStore = ({ RELEASE_STORE, REGISTRY_SIGNING_KEY, REGISTRY_KEYS } = process.env) =>
  !RELEASE_STORE && !REGISTRY_SIGNING_KEY && !REGISTRY_KEYS;

/** Whether only people at this computer can open the site: nobody was told another address, and it listens to no other. */
const isForThisComputer = (host, { SITE_URL } = process.env) =>
  !SITE_URL && ['localhost', '127.0.0.1', '::1'].includes(host);

const main = async () => {
  const started = performance.now();
  checkNode();
  checkDisk();
  const port = portFrom(process.env.PORT, 4200);
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
      // Both write addresses for people to open: the sitemap here, a letter with a link there.
      SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
      // No program sends letters here, and accounts are confirmed by one.
      ...(isForThisComputer(host) && { IDENTITY_OUTBOX: 'true' }),
      ...(trusted && { REGISTRY_KEYS: trusted }),
    }),
  );
  console.log(`\nSignpost is at http://localhost:${port} (ready in ${since(started)}). Ctrl-C stops it.`);
  const stopped = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve('asked'));
  });
  const reason = await Promise.race([stopped, product.ended]);
  await product.stop();
  console.log(
    reason === 'asked' ? '\nStopped.' : '\nA part of Signpost stopped by itself; its last words are above.',
  );
  process.exitCode = reason === 'asked' ? 0 : 1;
};

await runMain(main);
