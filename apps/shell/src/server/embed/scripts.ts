import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import { embedClaim, embeddedFiles, EMBED_PREFIX } from '@signpost/federation/registry';
import { keptScripts, type KeptScripts } from './kept-scripts';

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

/** The path of a file for other sites in the browser half of a release, below the release cache. */
const pathIn = ({ name, release }: LoadedRemote, file: string): string =>
  `${name}/${release}/client/${EMBED_PREFIX}${file}`;

/** The address and the `integrity` attribute of each script of the live release. */
export type PinnedScripts = Readonly<Record<string, { address: string; integrity: string }>>;

const pinnedScripts = async ({ releases, remotes }: ScriptOptions): Promise<PinnedScripts> => {
  const scripts = embedders(remotes()).flatMap((loaded) =>
    filesOf(loaded)
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ loaded, file })),
  );
  const entries = scripts.map(async ({ loaded, file }) => {
    const bytes = await readFile(path.join(releases, pathIn(loaded, file)));
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return [file, { address: `/embed/${loaded.release}/${file}`, integrity }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

/** Names that are no path. */
const FILE_NAME = /^[a-z][\w.-]*$/;

/**
 * Returns a function that finds the path of a file by its SHA-256 in Base64, in the live release or one that was live
 * before. A script of a release loads the other files of that release by it, also after the next one went live.
 */
const createFinder = (releases: string, kept: KeptScripts) => {
  const hashes = new Map<string, string>();
  const hashOf = async (file: string): Promise<string> => {
    const hash =
      hashes.get(file) ??
      createHash('sha256')
        .update(await readFile(path.join(releases, file)))
        .digest('base64');
    hashes.set(file, hash);
    return hash;
  };
  return async (live: LoadedRemote | undefined, file: string, hash: string): Promise<string | undefined> => {
    if (!FILE_NAME.test(file)) return undefined;
    for (const found of [...(live ? [pathIn(live, file)] : []), ...(await kept.findAll(file))]) {
      if ((await hashOf(found)) === hash) return found;
    }
    return undefined;
  };
};

/**
 * Registers the scripts for other sites: `/embed/<file>` of the live release, with `?sha256=` of the release that has this
 * file; `/embed/<release>/<file>` of one release, which never changes; and `/embed/scripts.json`, the immutable addresses
 * and hashes of the live release. A release whose scripts were requested while it was live stays available.
 */
export const embedScripts = (app: FastifyInstance, options: ScriptOptions): void => {
  const kept = keptScripts(options.releases);
  const findByHash = createFinder(options.releases, kept);

  app.get<{ Params: { file: string }; Querystring: { sha256?: unknown } }>(
    '/embed/:file',
    async (request, reply) => {
      const { file } = request.params;
      const { sha256: hash } = request.query;
      const live = embedders(options.remotes()).find((loaded) => filesOf(loaded).includes(file));
      // The script must be served even if it cannot be copied.
      if (live) await kept.keep(live, filesOf(live)).catch((error: unknown) => request.log.error(error));
      const ofRelease = typeof hash === 'string';
      const found = ofRelease ? await findByHash(live, file, hash) : live && pathIn(live, file);
      if (!found) return reply.callNotFound();
      return reply
        .headers({ ...ANY_ORIGIN, 'cache-control': ofRelease ? IMMUTABLE_CACHE_CONTROL : LIVE_CACHE_CONTROL })
        .sendFile(found);
    },
  );

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
