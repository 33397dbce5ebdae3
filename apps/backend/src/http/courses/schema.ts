import { z } from 'zod';
import { sortKeys } from '../../providers/list';
import { rawProviderSchema } from '../../providers/raw-provider';
import { decimal, once, providerIdentifier, whole, withoutBlanks } from '../query';
import { filtersSchema } from './filters';

const mostIds = 500;

const unisSchema = once('must be provider ids with commas between them')
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(z.array(providerIdentifier).max(mostIds, `must hold at most ${mostIds} ids`));

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const letterMessage = 'must be a letter from A to Z, or 0-9';

const shape = z.object({
  output: oneOf(['provider']),
  offset: whole(0, 100_000).default(0),
  limit: whole(1, 100).default(48),
  sort: oneOf(['ASC', 'DESC']).default('ASC'),
  sortBy: oneOf(sortKeys).optional(),
  letter: once(letterMessage)
    .toUpperCase()
    .regex(/^([A-Z]|0-9)$/, letterMessage)
    .optional(),
  query: once('must be given once').trim().max(200, 'must be at most 200 characters').optional(),
  lat: decimal(-90, 90).optional(),
  lng: decimal(-180, 180).optional(),
  radius: whole(1, 600).optional(),
  filters: filtersSchema.default({ country: [], region: [], tef: [] }),
  unis: unisSchema.optional(),
  extended: oneOf(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

/** C-05. Unknown parameters are ignored, blank ones count as absent. */
export const courseQuerySchema = z.preprocess(
  withoutBlanks,
  shape.superRefine(({ lat, lng, sortBy, radius }, context) => {
    const need = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (lat !== undefined && lng === undefined) need('lng', 'is needed with lat');
    if (lng !== undefined && lat === undefined) need('lat', 'is needed with lng');
    if (lat !== undefined && lng !== undefined) return;
    if (sortBy === 'distance') need('sortBy', 'can be distance only with lat and lng');
    if (radius !== undefined) need('radius', 'needs lat and lng');
  }),
);

export type CourseQuery = z.infer<typeof courseQuerySchema>;

const facets = z.array(z.strictObject({ value: z.string(), label: z.string(), count: z.int() }));

/** C-05's answer. */
export const providerListSchema = z.strictObject({
  total: z.int(),
  offset: z.int(),
  limit: z.int(),
  results: z.array(rawProviderSchema),
  facets: z.strictObject({ country: facets, region: facets, tef: facets, letter: facets }),
});
