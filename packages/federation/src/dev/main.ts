// Entry point of `npm run dev`: builds a remote on every save, releases each build, and proxies the shell.
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { develop } from './develop';

const settings = z
  .object({
    /** The remote in development and all remotes. */
    DEV_REMOTE: z.string(),
    DEV_REMOTES: z.string().transform((names) => names.split(',')),
    /** Folder of the remote in development. */
    DEV_APP: z.string(),
    /** Folder of this session: store, cache, builds. */
    DEV_FOLDER: z.string(),
    /** Store of the other remotes' releases. */
    DEV_OTHERS: z.string(),
    HOST: z.string(),
    PORT: z.coerce.number(),
  })
  .parse(process.env);

const start = async (): Promise<void> => {
  const { DEV_REMOTE: name, DEV_REMOTES: remotes, DEV_FOLDER: root } = settings;
  for (const subfolder of ['releases', 'cache', 'build']) {
    await rm(path.join(root, subfolder), { recursive: true, force: true });
  }
  const others = remotes.filter((other) => other !== name);
  const session = await develop({
    name,
    folder: path.resolve(settings.DEV_APP),
    root: path.resolve(root),
    from: settings.DEV_OTHERS,
    others: new Map(others.map((other) => [other, path.resolve('apps', other, 'dist')])),
    log: (text) => console.log(text),
  });
  process.on('message', (message) =>
    session.setShellPort(z.object({ shellPort: z.number() }).parse(message).shellPort),
  );
  const stop = () => void session.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  session.proxy.listen(settings.PORT, settings.HOST, () =>
    process.send?.({ ready: true, port: (session.proxy.address() as AddressInfo).port }),
  );
};

void start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
