import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { programText } from '../../command/program';
import { remoteFolder } from '../../release/remotes';
import { developAtSite } from './develop-at-site';

const USAGE = `usage:
  npm run dev -- <remote> --shell https://www.example.org [--store folder]
      shows the remote inside this site, at http://localhost:4200 (PORT chooses another), to you alone: every
      save is built, stored as a signed preview and rendered by the site's own server;
      --store: the site's store, by default RELEASE_STORE;
      REGISTRY_SIGNING_KEY names the file of a private key that may release the remote`;

const options = z.object({
  remote: z.string(),
  site: z.url({ protocol: /^https?$/ }),
  store: z.string(),
  port: z.coerce.number().int().min(0).max(65_535),
});

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      shell: { type: 'string' },
      store: { type: 'string', default: process.env['RELEASE_STORE'] ?? '.signpost/releases' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(programText(USAGE));
  const { success, data } = options.safeParse({
    remote: positionals[0],
    site: values.shell,
    store: values.store,
    port: process.env['PORT'] ?? 4200,
  });
  if (!success) throw new Error(programText(USAGE));
  const { remote, site, store, port } = data;
  const session = await developAtSite({
    folder: remoteFolder('.', remote),
    site,
    store,
    log: (text) => console.log(text),
  });
  const stop = () => void session.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  session.proxy.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  session.proxy.listen(port, '127.0.0.1', () => {
    const { port: chosen } = session.proxy.address() as AddressInfo;
    console.log(
      `${new URL(site).host} with your ${remote} is at http://localhost:${chosen}. Ctrl-C stops it.`,
    );
  });
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
