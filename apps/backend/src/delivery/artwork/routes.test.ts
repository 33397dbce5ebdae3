import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import sharp from 'sharp';
import {
  defaultImagePath,
  employerGallery,
  employerImagePaths,
  providerImagePaths,
} from '../../domain/artwork';
import { artworkRoutes } from './routes';

const leeds = {
  ukprn: '10007795',
  name: 'The University of Leeds',
  latitude: 53.807,
  longitude: -1.555,
  subjects: [{ code: 'CAH10', name: 'Engineering and technology', courses: 90 }],
};
const yard = { id: 'example-yard', industry: 'manufacturing-and-engineering' };
const tile = defaultImagePath({ category: 'unis', type: 'tile', n: 3, format: 'webp' });

describe('artworkRoutes', () => {
  let app: FastifyInstance;
  let cacheDirectory: string;
  beforeEach(async () => {
    cacheDirectory = await mkdtemp(join(tmpdir(), 'artwork-'));
    app = fastify();
    await app.register(artworkRoutes, {
      cacheDirectory,
      findProvider: async (shortId: string) => (shortId === leeds.ukprn ? leeds : null),
      findEmployer: (alias: string) => (alias === yard.id ? yard : undefined),
    });
  });
  afterEach(async () => {
    await app.close();
    await rm(cacheDirectory, { recursive: true });
  });

  it.each([
    ['banner', 'jpg', 320, 100, 'jpeg'],
    ['image', 'webp', 640, 400, 'webp'],
    ['tile', 'avif', 320, 240, 'heif'],
    ['image', 'webp', 1200, 750, 'webp'],
    ['tile', 'webp', 1600, 1200, 'webp'],
  ] as const)('serves a %s as %s %d pixels wide [C-23]', async (type, format, width, height, kind) => {
    const path = defaultImagePath({ category: null, type, n: 10, format });
    const answer = await app.inject(`${path}?w=${width}`);
    expect(answer.statusCode).toBe(200);
    const picture = await sharp(answer.rawPayload).metadata();
    expect(picture).toMatchObject({ width, height, format: kind });
  });

  it('serves every type and number with and without a category, 960 wide by default [C-23]', async () => {
    for (const type of ['banner', 'image', 'tile'] as const) {
      for (let n = 1; n <= 10; n += 1) {
        for (const category of [null, 'music'] as const) {
          const answer = await app.inject(defaultImagePath({ category, type, n, format: 'svg' }));
          expect(answer.headers['content-type']).toBe('image/svg+xml');
          expect(answer.statusCode).toBe(200);
        }
      }
    }
    const picture = await sharp((await app.inject(tile)).rawPayload).metadata();
    expect(picture.width).toBe(960);
  });

  it('serves a provider’s tile and banner', async () => {
    const { image, banner } = providerImagePaths(leeds.ukprn);
    const answers = await Promise.all([app.inject(`${image}?w=640`), app.inject(`${banner}?w=640`)]);
    const pictures = await Promise.all(answers.map(({ rawPayload }) => sharp(rawPayload).metadata()));
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [640, 480],
      [640, 200],
    ]);
    expect(answers[0]?.rawPayload.length).toBeLessThanOrEqual(25_000);
  });

  it('serves an employer’s logo, tile, banner and gallery [E-16]', async () => {
    const { logo, tile: small, banner } = employerImagePaths(yard.id);
    const gallery = employerGallery(yard.id).map(({ url }) => url);
    const sizes = [];
    for (const path of [logo, small, banner, ...gallery]) {
      const answer = await app.inject(`${path}?w=320`);
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      sizes.push([width, height, format]);
    }
    const picture = [320, 200, 'webp'];
    expect(sizes).toEqual([
      [320, 320, 'webp'],
      [320, 240, 'webp'],
      [320, 100, 'webp'],
      ...gallery.map(() => picture),
    ]);
    const drawing = await app.inject(logo.replace('webp', 'svg'));
    expect(drawing.headers['content-type']).toBe('image/svg+xml');
  });

  it.each([
    tile.replace('unis', 'alchemy'),
    tile.replace('tile3', 'tile0'),
    tile.replace('tile3', 'tile11'),
    tile.replace('tile3', 'poster3'),
    tile.replace('tiles/', 'banners/'),
    tile.replace('webp', 'gif'),
    `${tile}?w=641`,
    `${tile}?w=320&w=640`,
    providerImagePaths('10000000').image,
    providerImagePaths('not-a-id').image,
    providerImagePaths(leeds.ukprn).image.replace('tile', 'image'),
    `${providerImagePaths(leeds.ukprn).image}.webp`,
    employerImagePaths('nobody').logo,
    employerImagePaths('..%2Fapp').logo,
    employerImagePaths(yard.id).logo.replace('logo', 'gallery-5'),
    employerImagePaths(yard.id).logo.replace('logo', 'constructor'),
  ])('returns 404 with a problem for %s [C-23]', async (path) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: expect.stringContaining('no picture'),
    });
    expect(await readdir(cacheDirectory)).toEqual([]);
  });

  it('returns the same bytes for the same URL in every render [C-23]', async () => {
    const [first, second] = await Promise.all([app.inject(`${tile}?w=320`), app.inject(`${tile}?w=320`)]);
    const files = await readdir(cacheDirectory, { recursive: true });
    expect(files.filter((name) => name.endsWith('.webp'))).toHaveLength(1);
    await rm(cacheDirectory, { recursive: true });
    const again = await app.inject(`${tile}?w=320`);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('can be cached permanently only when its URL has a version', async () => {
    const plain = await app.inject(`${tile}?w=320`);
    expect(plain.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    const versioned = await app.inject(`${tile}?w=320&v=7`);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(versioned.headers.etag).toBe(plain.headers.etag);
  });

  it('sends 304 to a browser that has the picture', async () => {
    const { etag } = (await app.inject(`${tile}?w=320`)).headers;
    const headers = { 'if-none-match': `"other", W/${etag}` };
    const answer = await app.inject({ url: `${tile}?w=320`, headers });
    expect(answer.statusCode).toBe(304);
    expect(answer.rawPayload).toHaveLength(0);
  });
});
