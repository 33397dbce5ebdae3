import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import { embedClaim, embeddedFiles, EMBED_PREFIX } from '@signpost/federation/registry';
import { keptScripts } from './kept-scripts';

/** The inputs of the routes of scripts for other sites. */
export interface ScriptOptions {
  /** The folder of verified releases. */
  readonly releases: string;
  remotes(): ActiveRemotes;
}

/** `max-age` of scripts with a stable address, after which every host gets a new release. */
const LIVE_MAX_AGE_SECONDS = 300;
const LIVE_CACHE_CONTROL = `public, max-age=${LIVE_MAX_AGE_SECONDS}`;
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The scripts are public, and browsers check `integrity` only with CORS. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*' };

/** The files of a release for other sites, without those that belong to another remote. */
const filesOf = ({ manifest, refused = [] }: LoadedRemote): readonly string[] =>
  embeddedFiles(manifest.files).filter((file) => !refused.some(({ claim }) => claim === embedClaim(file)));

const embedders = ({ remotes }: ActiveRemotes): LoadedRemote[] =>
  remotes.flatMap(({ loaded }) => (loaded && filesOf(loaded).length > 0 ? [loaded] : []));

/** The address and the `integrity` attribute of each script of the live release. */
export type PinnedScripts = Readonly<Record<string, { address: string; integrity: string }>>;

const pinnedScripts = async ({ releases, remotes }: ScriptOptions): Promise<PinnedScripts> => {
  const scripts = embedders(remotes()).flatMap((loaded) =>
    filesOf(loaded)
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ loaded, file })),
  );
  const entries = scripts.map(async ({ loaded: { name, release }, file }) => {
    const bytes = await readFile(path.join(releases, name, release, 'client', EMBED_PREFIX + file));
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return [file, { address: `/embed/${release}/${file}`, integrity }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

/**
 * Registers the scripts for other sites: `/embed/<file>` of the live release, `/embed/<release>/<file>` of one release,
 * which never changes, and `/embed/scripts.json`, the immutable addresses and hashes of the live release. A release whose
 * scripts were requested while it was live stays available.
 */
export const embedScripts = (app: FastifyInstance, options: ScriptOptions): void => {
  const kept = keptScripts(options.releases);

  app.get<{ Params: { file: string } }>('/embed/:file', async (request, reply) => {
    const { file } = request.params;
    const live = embedders(options.remotes()).find((loaded) => filesOf(loaded).includes(file));
    if (!live) return reply.callNotFound();
    // The script must be served even if it cannot be copied.
    await kept.keep(live, filesOf(live)).catch((error: unknown) => request.log.error(error));
    return reply
      .headers({ ...ANY_ORIGIN, 'cache-control': LIVE_CACHE_CONTROL })
      .sendFile(`${live.name}/${live.release}/client/${EMBED_PREFIX}${file}`);
  });

  app.get<{ Params: { release: string; file: string } }>(
    '/embed/:release(^[0-9a-f]{12}$)/:file(^[a-z][\\w.-]*$)',
    async (request, reply) => {
      const { release, file } = request.params;
      const live = embedders(options.remotes()).find((loaded) => loaded.release === release);
      if (live) await kept.keep(live, filesOf(live));
      const stored = await kept.find(release, file);
      if (!stored) return reply.callNotFound();
      return reply.headers({ ...ANY_ORIGIN, 'cache-control': IMMUTABLE_CACHE_CONTROL }).sendFile(stored);
    },
  );

  app.get('/embed/scripts.json', async (_request, reply) => {
    await Promise.all(embedders(options.remotes()).map((loaded) => kept.keep(loaded, filesOf(loaded))));
    return reply
      .headers({ ...ANY_ORIGIN, 'cache-control': LIVE_CACHE_CONTROL })
      .send(await pinnedScripts(options));
  });
};
