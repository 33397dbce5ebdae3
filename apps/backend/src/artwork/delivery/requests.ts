import { z } from 'zod';
import type { ImageType } from '../drawing/frame';
import type { ImageFormat, ImageWidth } from './rasterise';
import { imageWidths } from './rasterise';

const DEFAULT_WIDTH = 960;

const format = z.enum(['jpg', 'webp', 'avif', 'svg']);

const query = z.object({
  w: z
    .enum(imageWidths.map(String))
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

/** How a picture is wanted: `versioned` when its address changes with its content, so that it may be kept for ever. */
export interface Wanted {
  type: ImageType;
  format: ImageFormat;
  width: ImageWidth;
  versioned: boolean;
}

/** Reads the address of a default picture (C-23); nothing when it names no picture there could be. */
export function readDefaultRequest(params: unknown, search: unknown) {
  return read(defaultFile, params, search);
}

/** Reads the address of a provider's picture; nothing when it names no picture there could be. */
export function readProviderRequest(params: unknown, search: unknown) {
  return read(providerFile, params, search);
}

function read<T extends { type: ImageType; format: ImageFormat }>(
  file: z.ZodType<T>,
  params: unknown,
  search: unknown,
): (T & Wanted) | undefined {
  const named = file.safeParse(params);
  const sized = query.safeParse(search);
  if (!named.success || !sized.success) return undefined;
  return { ...named.data, width: sized.data.w, versioned: sized.data.v !== undefined };
}
