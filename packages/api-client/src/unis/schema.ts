import * as v from 'valibot';
import { NATIONS } from '../nations';
import { picture } from '../wire';
import { RawAbsence } from '../courses/absence';

/*
 * Source schemas of a provider. Unknown fields are dropped; fields that a page requires are required, fields that the
 * source may withhold may be null or missing.
 */
const text = v.nullish(v.string(), null);
const number = v.nullish(v.number(), null);
const award = v.picklist(['Gold', 'Silver', 'Bronze', 'Pending', 'Requires improvement']);

const RawAddress = v.object({
  line1: text,
  line2: text,
  line3: text,
  location: text,
  postcode: text,
  country: v.picklist(NATIONS),
  region: v.string(),
});

const tefRatings = {
  overall: v.nullish(award, null),
  studentExperience: v.nullish(award, null),
  studentOutcomes: v.nullish(award, null),
  url: text,
};

const RawTef = v.object({
  ...tefRatings,
  year: v.number(),
  parents: v.optional(v.array(v.object({ name: v.string(), ...tefRatings })), []),
});

const RawSalary = v.object({
  median: v.number(),
  lowerQuartile: number,
  upperQuartile: number,
  graduates: number,
  monthsAfter: v.number(),
  year: v.string(),
});

const absence = v.optional(RawAbsence);

const share = { percent: v.number(), year: v.string() };

const summary = {
  providerId: v.pipe(v.string(), v.minLength(8)),
  name: v.pipe(v.string(), v.minLength(1)),
  latitude: number,
  longitude: number,
  courseCount: v.optional(v.number(), 0),
  coursesPublished: v.optional(v.number(), 0),
  image: picture,
  distance: number,
};

/** A provider in lists. */
export const RawSummary = v.object({
  ...summary,
  address: v.pick(RawAddress, ['location', 'country', 'region']),
  tef: v.nullish(v.pick(RawTef, ['overall']), null),
  salary: v.nullish(v.pick(RawSalary, ['median', 'graduates', 'year']), null),
  absences: v.optional(v.object({ salary: absence }), {}),
});
export type RawSummary = v.InferOutput<typeof RawSummary>;

/** A full provider. */
export const RawProvider = v.object({
  ...summary,
  institutionCode: text,
  sortName: v.string(),
  aliases: v.optional(v.array(v.string()), []),
  ukprn: v.string(),
  address: RawAddress,
  websiteUrl: text,
  phone: text,
  email: text,
  unibuddyId: text,
  entityId: v.optional(v.string(), ''),
  tef: v.nullish(RawTef, null),
  nssScore: number,
  survey: v.nullish(
    v.object({ percent: v.number(), people: v.number(), courses: v.number(), years: v.string() }),
    null,
  ),
  salary: v.nullish(RawSalary, null),
  absences: v.optional(
    v.object({ salary: absence, continuation: absence, employment: absence, survey: absence }),
    {},
  ),
  continuation: v.nullish(v.object({ ...share, students: number }), null),
  employment: v.nullish(v.object({ ...share, graduates: number }), null),
  banner: picture,
  description: text,
  subjects: v.optional(
    v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        courses: v.number(),
        listed: v.optional(v.number(), 0),
      }),
    ),
    [],
  ),
  sites: v.optional(v.array(v.object({ name: v.string(), latitude: v.number(), longitude: v.number() })), []),
  // Validated one by one when mapped, so that one invalid entry does not fail the page.
  related: v.optional(v.array(v.unknown()), []),
});
export type RawProvider = v.InferOutput<typeof RawProvider>;

export const RawRelated = v.object({ provider: v.unknown(), reasons: v.array(v.string()) });

export const RawName = v.object({
  id: v.pipe(v.string(), v.minLength(8)),
  name: v.string(),
  sortName: v.string(),
});
export type RawName = v.InferOutput<typeof RawName>;

const facets = v.optional(v.array(v.object({ value: v.string(), label: v.string(), count: v.number() })), []);

/** A page of providers; its records are validated one by one. */
export const RawPage = v.object({
  total: v.number(),
  offset: v.number(),
  limit: v.number(),
  results: v.array(v.unknown()),
  facets: v.object({
    subject: facets,
    mode: facets,
    tariff: facets,
    country: facets,
    region: facets,
    tef: facets,
    letter: facets,
  }),
  understood: v.optional(v.unknown()),
});

/** Any response that is a list of records. */
export const RawList = v.object({ results: v.array(v.unknown()) });
