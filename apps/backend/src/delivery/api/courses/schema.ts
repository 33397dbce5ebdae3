import { z } from 'zod';
import { courseFacetsSchema, MODE_LABELS } from '../../../domain/courses/listing/facets';
import { courseSorts } from '../../../domain/courses/listing/list';
import { rawCourseSchema } from '../../../domain/courses/raw-course';
import { SORT_KEYS } from '../../../domain/providers/list';
import { rawProviderSchema } from '../../../domain/providers/raw-provider';
import {
  courseIdentifier,
  decimal,
  flag,
  listOf,
  needPosition,
  once,
  oneOf,
  providerIdentifier,
  radius,
  subjectIdentifier,
  whole,
  withoutBlanks,
  yearOfEntry,
} from '../../query';
import { understoodSchema } from '../../../domain/search/understanding/understood';
import { filterListsSchema } from './filters';

const LETTER_MESSAGE = 'must be a letter from A to Z, or 0-9';
const modes = Object.keys(MODE_LABELS) as [keyof typeof MODE_LABELS];

/** Every parameter of the endpoint; `output` determines which of them apply. */
const shape = z.object({
  output: oneOf(['course', 'provider'])
    .default('course')
    .describe('Whether courses or providers are listed.'),
  offset: whole(0, 100_000).default(0),
  limit: whole(1, 100).optional().describe('50 for courses and 48 for providers when it is left out.'),
  sort: oneOf(['ASC', 'DESC']).default('ASC'),
  sortBy: oneOf([...new Set([...courseSorts, ...SORT_KEYS])] as [string, ...string[]])
    .optional()
    .describe(
      `Courses: ${courseSorts.join(', ')}; tariff is the middle of the middle half of entrants. Providers: ${SORT_KEYS.join(', ')}.`,
    ),
  filters: filterListsSchema
    .default({})
    .describe(
      'JSON of lists: qualification, studyMode, locations and country for courses; country, region, tef and tariff for providers.',
    ),
  includeFilters: flag.describe(
    'Whether the facets are counted; providers then have mode, subject and tariff too.',
  ),
  query: once('must be given once').trim().max(200, 'must be at most 200 characters').optional(),
  enableRules: oneOf(['true', 'false'])
    .default('true')
    .describe('Whether filters are understood from the words of `query`; false looks for the words alone.'),
  subjectGuides: listOf(subjectIdentifier, 100).optional().describe('Ids of subject guides.'),
  subjects: listOf(subjectIdentifier, 100).optional().describe('Ids of subject guides, or CAH codes.'),
  mode: listOf(oneOf(modes), 3).optional().describe('Modes of study, any of which will do.'),
  courses: listOf(courseIdentifier, 100).optional().describe('Course ids; ask for 20 at a time.'),
  similarTo: courseIdentifier
    .optional()
    .describe(
      'A course: lists courses of its subjects at other providers, one of each, by words of the title in common and then by distance from it.',
    ),
  minPeople: whole(1, 100_000)
    .optional()
    .describe(
      'Fewest graduates that the pay of a course is of. Courses without pay are left out, and with `subjects` those with the pay of another subject.',
    ),
  courseOptionId: once('must be given once').max(200, 'must be at most 200 characters').optional(),
  academicYearId: yearOfEntry.optional(),
  unis: listOf(providerIdentifier, 500)
    .optional()
    .describe('Provider ids, whole or their first 8 characters.'),
  scheme: oneOf(['undergraduate', 'postgraduate', 'teacher-training', 'conservatoire']).optional(),
  studyYear: yearOfEntry.optional(),
  soc: once('must be a SOC 2020 code')
    .regex(/^\d{4}$/, 'must be a SOC 2020 code of four digits')
    .optional()
    .describe('Courses of the subjects that lead to this career.'),
  letter: once(LETTER_MESSAGE)
    .toUpperCase()
    .regex(/^([A-Z]|0-9)$/, LETTER_MESSAGE)
    .optional()
    .describe('First letter of a provider’s sort name.'),
  lat: decimal(-90, 90).optional(),
  lng: decimal(-180, 180).optional(),
  radius: radius.optional().describe('Miles from lat and lng.'),
  extended: flag.describe('Whether each result comes in full.'),
});

/** C-04, C-05 and C-07. Unknown parameters are ignored; blank ones count as absent. */
export const coursesQuerySchema = z.preprocess(
  withoutBlanks,
  shape.superRefine(needPosition).superRefine((given, context) => {
    const { sortBy, output, courseOptionId, courses, similarTo, query } = given;
    const need = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const sorts: readonly string[] = output === 'provider' ? SORT_KEYS : courseSorts;
    if (sortBy && !sorts.includes(sortBy)) need('sortBy', `must be one of ${sorts.join(', ')}`);
    if (courseOptionId && !courses) need('courses', 'is needed with courseOptionId');
    if (similarTo && query) need('query', 'cannot be given with similarTo');
  }),
);

export type CoursesQuery = z.infer<typeof coursesQuerySchema>;

const page = { total: z.int(), offset: z.int(), limit: z.int() };
const facets = z.array(z.strictObject({ value: z.string(), label: z.string(), count: z.int() }));

const understood = understoodSchema.optional().describe('The interpretation of `query`; absent without one.');

/** C-05's response. */
export const providerListSchema = z.strictObject({
  ...page,
  results: z.array(rawProviderSchema),
  facets: z.strictObject({
    country: facets,
    region: facets,
    tef: facets,
    letter: facets,
    mode: facets.optional(),
    subject: facets.optional(),
    tariff: facets.optional(),
  }),
  understood,
});

/** The response of C-04 and C-07. */
export const courseListSchema = z.strictObject({
  ...page,
  results: z.array(rawCourseSchema),
  facets: courseFacetsSchema.optional(),
  understood,
});

export const coursesSchema = z.union([courseListSchema, providerListSchema]);
