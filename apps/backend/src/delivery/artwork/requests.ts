import { z } from 'zod';
import type { FRAMES } from '../../domain/artwork/drawing/frame';
import type { EmployerPicture } from '../../domain/artwork/employer-artwork';
import { employerPictures } from '../../domain/artwork/employer-artwork';
import type { ImageFormat, ImageWidth } from '../../domain/artwork/image-format';
import { IMAGE_WIDTHS } from '../../domain/artwork/image-format';

const DEFAULT_WIDTH = 960;

const format = z.enum(['jpg', 'webp', 'avif', 'svg']);

const query = z.object({
  w: z
    .enum(IMAGE_WIDTHS.map(String))
    .default(String(DEFAULT_WIDTH))
    .transform((text) => Number(text) as ImageWidth),
  v: z.string().optional(),
});

const defaultFile = z
  .object({ category: z.string().default(''), folder: z.string(), file: z.string() })
  .transform(({ category, folder, file }) => {
    const [, type, n, ending] = /^default-(\w+?)(\d+)\.(\w+)$/.exec(file) ?? [];
    return { category: category === '' ? null : category, folder, type, n, format: ending };
  })
  .pipe(
    z.object({
      category: z.string().nullable(),
      folder: z.string(),
      type: z.enum(['banner', 'image', 'tile']),
      n: z
        .string()
        .regex(/^([1-9]|10)$/)
        .transform(Number),
      format,
    }),
  )
  .refine(({ folder, type }) => folder === `${type}s`);

const providerFile = z
  .object({ shortId: z.string().regex(/^[0-9a-f]{8}$/i), file: z.string() })
  .transform(({ shortId, file }) => {
    const [type, ending] = file.split('.', 2);
    return { shortId: shortId.toLowerCase(), type, format: ending, file };
  })
  .pipe(z.object({ shortId: z.string(), type: z.enum(['tile', 'banner']), format, file: z.string() }))
  .refine(({ type, format: ending, file }) => file === `${type}.${ending}`);

const employerFile = z
  .object({ alias: z.string().regex(/^[a-z0-9-]{1,80}$/), file: z.string() })
  .transform(({ alias, file }) => {
    const [picture, ending] = file.split('.', 2);
    return { alias, picture, format: ending, file };
  })
  .pipe(
    z.object({
      alias: z.string(),
      picture: z.enum(Object.keys(employerPictures) as [EmployerPicture]),
      format,
      file: z.string(),
    }),
  )
  .refine(({ picture, format: ending, file }) => file === `${picture}.${ending}`)
  .transform((read) => ({ ...read, type: employerPictures[read.picture].frame }));

/** A picture's format and width; `versioned` when its URL changes with its content, so that it can be cached permanently. */
export interface PictureRequest {
  type: keyof typeof FRAMES;
  format: ImageFormat;
  width: ImageWidth;
  versioned: boolean;
}

/** Parses the URL of a default picture (C-23); undefined when no such picture can exist. */
export const readDefaultRequest = (params: unknown, search: unknown) => read(defaultFile, params, search);

/** Parses the URL of a provider's picture; undefined when no such picture can exist. */
export const readProviderRequest = (params: unknown, search: unknown) => read(providerFile, params, search);

/** Parses the URL of an employer's picture; undefined when no such picture can exist. */
export const readEmployerRequest = (params: unknown, search: unknown) => read(employerFile, params, search);

const read = <T extends Pick<PictureRequest, 'type' | 'format'>>(
  file: z.ZodType<T>,
  params: unknown,
  search: unknown,
): (T & Pick<PictureRequest, 'width' | 'versioned'>) | undefined => {
  const named = file.safeParse(params);
  const sized = query.safeParse(search);
  if (!named.success || !sized.success) return undefined;
  return { ...named.data, width: sized.data.w, versioned: sized.data.v !== undefined };
};
