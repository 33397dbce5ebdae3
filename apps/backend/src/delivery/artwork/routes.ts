import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCategory } from '../../domain/artwork/catalogue';
import { defaultArtwork } from '../../domain/artwork/default-artwork';
import { rasterise } from './rasterise';
import { MEDIA_TYPES } from '../../domain/artwork/image-format';
import type { PictureRequest } from './requests';
import { readDefaultRequest, readEmployerRequest, readProviderRequest } from './requests';
import { createImageStore } from './store';
import { FRAMES } from '../../domain/artwork/drawing/frame';
import type { ArtworkEmployer } from '../../domain/artwork/employer-artwork';
import { employerArtwork } from '../../domain/artwork/employer-artwork';
import { IMAGES_PATH } from '../../domain/artwork/paths';
import type { ArtworkProvider } from '../../domain/artwork/provider-artwork';
import { providerArtwork } from '../../domain/artwork/provider-artwork';

/** Increase this version with every change to how pictures look, so that stored files are rendered again. */
const ARTWORK_VERSION = 1;

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** The dependencies of the artwork routes: a folder for rendered files, a provider by its eight-character id, an employer by its alias. */
export interface ArtworkOptions {
  cacheDirectory: string;
  findProvider(shortId: string): Promise<ArtworkProvider | null>;
  findEmployer(alias: string): ArtworkEmployer | undefined;
}

/**
 * Serves generated pictures: the default images (C-23), each provider's tile and banner, each employer's logo, tile, banner and gallery. `?w=` is one of 320, 640,
 * 960, 1200, 1600 (960 when absent); with `?v=` the response can be cached permanently. An unknown picture is a 404 problem.
 */
export const artworkRoutes = async (app: FastifyInstance, options: ArtworkOptions): Promise<void> => {
  const store = createImageStore(options.cacheDirectory, (error) =>
    app.log.warn({ error }, 'A rendered picture could not be stored'),
  );

  /** Sends a picture; `inputs` is everything that it is rendered from, so that equal inputs share a file name. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: PictureRequest,
    inputs: unknown,
    render: () => string,
  ) => {
    const { type, format, width, versioned } = wanted;
    const size = format === 'svg' ? 'any' : width;
    const serialisedInputs = JSON.stringify([ARTWORK_VERSION, type, format, size, inputs]);
    const key = createHash('sha256').update(serialisedInputs).digest('hex').slice(0, 32);
    const etag = `"${key}"`;
    const isCurrent = matchesEtag(request.headers['if-none-match'], etag);
    const file = isCurrent
      ? undefined
      : await store(`${key}.${format}`, async () => rasterise(render(), FRAMES[type], format, width));
    reply.headers({ etag, 'cache-control': versioned ? FOR_EVER : FOR_A_DAY });
    return file ? reply.type(MEDIA_TYPES[format]).send(file) : reply.code(304).send();
  };

  const sendDefault = async (request: FastifyRequest, reply: FastifyReply) => {
    const wanted = readDefaultRequest(request.params, request.query);
    if (!wanted || !findCategory(wanted.category)) return notFound(reply);
    const { category, type, n } = wanted;
    return send(request, reply, wanted, ['default', category, n], () => defaultArtwork(category, type, n));
  };
  app.get(`${IMAGES_PATH}/default-images/:folder/:file`, sendDefault);
  app.get(`${IMAGES_PATH}/default-images/:category/:folder/:file`, sendDefault);

  app.get(`${IMAGES_PATH}/providers/:shortId/:file`, async (request, reply) => {
    const wanted = readProviderRequest(request.params, request.query);
    const provider = wanted && (await options.findProvider(wanted.shortId));
    if (!wanted || !provider) return notFound(reply);
    const type = wanted.type === 'banner' ? 'banner' : 'tile';
    const { ukprn, latitude, longitude, subjects } = provider;
    const shares = subjects.map(({ code, courses }) => [code, courses]);
    return send(request, reply, wanted, ['provider', ukprn, latitude, longitude, shares], () =>
      providerArtwork(provider, type),
    );
  });

  app.get(`${IMAGES_PATH}/employers/:alias/:file`, async (request, reply) => {
    const wanted = readEmployerRequest(request.params, request.query);
    const employer = wanted && options.findEmployer(wanted.alias);
    if (!wanted || !employer) return notFound(reply);
    const { id, industry } = employer;
    return send(request, reply, wanted, ['employer', id, industry, wanted.picture], () =>
      employerArtwork(employer, wanted.picture),
    );
  });
};

/** Whether If-None-Match includes our tag; a proxy that compresses may have marked it weak. */
const matchesEtag = (tags: string | undefined, etag: string) =>
  tags?.split(',').some((tag) => tag.trim().replace('W/', '') === etag) ?? false;

const notFound = (reply: FastifyReply) =>
  reply.code(404).type('application/problem+json').send({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is no picture at this address. Check its name, number and width.',
  });
