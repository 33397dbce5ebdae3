import * as v from 'valibot';
import { onApiHost } from '@signpost/api-client/base';

/*
 * The protocol's response schema. Attributes that are missing or of an unexpected type are dropped, so that a record is
 * never lost for a detail; only what a page requires is required.
 */
const lenient = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const text = lenient(v.pipe(v.string(), v.minLength(1)));
const number = lenient(v.number());
const texts = lenient(v.array(v.string()));

const cohort = {
  level: v.picklist(['course', 'subject', 'provider', 'uk']),
  subjectName: v.nullable(v.string()),
  mode: v.optional(v.picklist(['full-time', 'part-time'])),
  people: v.number(),
  years: v.string(),
};

const facts = {
  type: text,
  provider: text,
  employer: text,
  institutionName: text,
  town: text,
  region: text,
  nation: text,
  country: text,
  qualification: text,
  distinction: text,
  titleYear: number,
  scheme: text,
  studyMode: texts,
  careers: texts,
  skills: texts,
  category: text,
  topic: text,
  theme: text,
  business: text,
  industry: text,
  companySize: text,
  jobSector: text,
  tef: text,
  salaryText: text,
  level: lenient(v.union([v.string(), v.number()])),
  tariff: number,
  salary: number,
  salaryCohort: lenient(v.object(cohort)),
  entry: lenient(v.object({ from: v.number(), to: v.nullable(v.number()), ...cohort })),
  waysIn: lenient(
    v.object({
      people: v.number(),
      years: v.string(),
      shares: v.array(v.object({ name: v.string(), percent: v.number() })),
    }),
  ),
  duration: lenient(v.object({ min: v.number(), max: v.number() })),
  months: number,
  pay: number,
  payMinimum: number,
  payYear: lenient(v.string()),
  courseCount: number,
  coursesPublished: number,
  hours: number,
  certificate: lenient(v.boolean()),
  date: lenient(v.pipe(v.string(), v.isoDate())),
  closes: lenient(v.pipe(v.string(), v.isoDate())),
  published: lenient(v.pipe(v.string(), v.isoDate())),
  starts: lenient(v.pipe(v.string(), v.isoTime())),
  ends: lenient(v.pipe(v.string(), v.isoTime())),
  sample: lenient(v.boolean()),
  notice: text,
  suggests: text,
};

/** The fact that only a search by the ways into courses retrieves. */
export const WAYS_IN = 'waysIn';

/** Names of the attributes read as facts of every search. */
export const FACTS = Object.keys(facts).filter((name) => name !== WAYS_IN);

/** The attributes of a record besides its title. */
export const RawFacts = v.object(facts);

const Position = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
const Highlight = lenient(
  v.object({ value: v.string(), matchLevel: v.fallback(v.picklist(['none', 'partial', 'full']), 'none') }),
);

/** A path of this site or a web address; anything else, above all `javascript:`, is rejected. */
const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/));

/** The address of a picture, which is on the API host (C-23). */
const picture = v.pipe(address, v.transform(onApiHost));

/** A record as a search returns it. */
export const RawHit = v.object({
  objectID: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.minLength(1)),
  url: address,
  summary: text,
  image: lenient(picture),
  logo: lenient(picture),
  _geoloc: v.fallback(
    v.optional(
      v.union([
        v.array(Position),
        v.pipe(
          Position,
          v.transform((one) => [one]),
        ),
      ]),
    ),
    [],
  ),
  _highlightResult: lenient(v.object({ title: Highlight })),
  _snippetResult: lenient(v.object({ body: Highlight })),
  _rankingInfo: lenient(
    v.object({ matchedGeoLocation: lenient(v.object({ ...Position.entries, distance: v.number() })) }),
  ),
});
export type RawHit = v.InferOutput<typeof RawHit>;

/** The response to one search; its hits are validated one by one. */
export const RawAnswer = v.object({
  hits: v.array(v.unknown()),
  nbHits: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nbPages: v.fallback(v.number(), 0),
  facets: v.fallback(v.record(v.string(), v.record(v.string(), v.number())), {}),
  suggestedQuery: text,
  userData: lenient(v.array(v.unknown())),
});
export type RawAnswer = v.InferOutput<typeof RawAnswer>;

/** The response to several searches. */
export const RawAnswers = v.object({ results: v.array(v.unknown()) });
