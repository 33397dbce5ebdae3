import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RELEASES_PATH } from '../render/document/page-assets';

const YEAR_MS = 31_536_000_000;
const IMMUTABLE_FILES = {
  maxAge: YEAR_MS,
  immutable: true,
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const;

/** Serves the shell's own files and the client files of verified releases, and compresses responses. */
export const serveFiles = async (
  app: FastifyInstance,
  client: string,
  releaseCache: string,
): Promise<void> => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  await app.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    ...IMMUTABLE_FILES,
  });
  await app.register(fastifyStatic, {
    root: path.resolve(releaseCache),
    prefix: `${RELEASES_PATH}/`,
    // Browsers get the client half of a release; the server half and the source maps are not public.
    allowedPath: (pathname) =>
      /^\/[\w-]+\/[0-9a-f]{12}\/client\/(?:[a-z]{2}\/)?[\w.-]+(?<!\.map)$/.test(pathname),
    ...IMMUTABLE_FILES,
  });
};
