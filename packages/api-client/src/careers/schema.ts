import * as v from 'valibot';
import { picture, textLanguage } from '../wire';
import { ROUTE_KINDS, WITHHELD } from './types';

/*
 * Source schemas; each record is `{ type, id, attributes }`. Fields that a page requires are required, fields that the
 * source may withhold may be null or missing.
 */
const text = v.pipe(v.string(), v.minLength(1));
const texts = v.optional(v.array(v.string()), []);
const prose = v.optional(v.string(), '');
const numberOrNull = v.nullish(v.number(), null);
const named = v.object({ id: text, title: text });
const names = v.optional(v.array(named), []);
const source = v.object({ publisher: v.string(), year: v.string(), note: v.nullish(v.string(), null) });
const pictures = { image: picture, banner: picture };
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const range = v.object({ low: percent, high: percent });
const byTrait = v.object({
  R: v.number(),
  I: v.number(),
  A: v.number(),
  S: v.number(),
  E: v.number(),
  C: v.number(),
});
const interests = v.nullish(byTrait, null);
const category = v.nullish(named, null);

const thing = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ id: text, attributes: v.object(entries) });

export const RawCategory = thing({
  title: text,
  summary: prose,
  ...pictures,
  careers: names,
  pathways: names,
});

const card = {
  title: text,
  summary: prose,
  ...pictures,
  'annual-earnings': v.nullish(
    v.object({
      p10: numberOrNull,
      p25: numberOrNull,
      median: numberOrNull,
      p75: numberOrNull,
      p90: numberOrNull,
      withheld: v.optional(v.record(v.string(), v.fallback(v.picklist(WITHHELD), 'unreliable')), {}),
      minimum: numberOrNull,
      source,
    }),
    null,
  ),
  'median-earnings': numberOrNull,
  'other-titles': texts,
  category,
  interests,
  pathways: names,
  percent: v.nullish(percent, null),
  range: v.nullish(range, null),
  contributions: v.nullish(byTrait, null),
};

/** A career in lists (E-06). */
export const RawCard = thing(card);
export type RawCard = v.InferOutput<typeof RawCard>;

const levels = v.optional(v.array(v.object({ level: v.string(), typical: v.boolean() })), []);

/** A career in a list requested by codes. */
export const RawStep = thing({ ...card, education: v.object({ levels }), subjects: names });
export type RawStep = v.InferOutput<typeof RawStep>;

/** A career that the compass leads to. */
export const RawDirected = thing({ ...card, levels, regions: texts });

/** A full career (E-06); related careers are validated one by one. */
export const RawCareer = thing({
  ...card,
  body: prose,
  language: textLanguage,
  tasks: texts,
  employment: v.nullish(
    v.object({
      current: v.number(),
      years: v.array(
        v.object({ year: v.number(), number: v.number(), suppressed: v.optional(v.number(), 0) }),
      ),
      industries: v.optional(v.array(v.object({ name: text, people: numberOrNull })), []),
      regions: v.nullish(
        v.object({
          minorGroup: text,
          year: v.number(),
          areas: v.array(v.object({ area: text, people: numberOrNull })),
        }),
        null,
      ),
      source,
    }),
    null,
  ),
  'unit-group': v.nullish(v.string(), null),
  'minimum-wage': v.nullish(
    v.object({
      hourly: v.number(),
      from: v.string(),
      age: v.number(),
      hours: v.number(),
      weeks: v.number(),
      annual: v.number(),
      publisher: v.string(),
      url: v.string(),
    }),
    null,
  ),
  education: v.object({
    levels,
    requirements: texts,
  }),
  routes: v.optional(v.array(v.object({ kind: v.fallback(v.picklist(ROUTE_KINDS), 'other'), text })), []),
  skills: v.optional(v.object({ hard: texts, soft: texts }), { hard: [], soft: [] }),
  subjects: names,
  related: v.optional(v.array(v.unknown()), []),
});

/** A pathway (E-07); its careers are names in a list, and cards, validated one by one, in the full record. */
export const RawPathway = thing({
  title: text,
  summary: prose,
  body: prose,
  language: textLanguage,
  ...pictures,
  category,
  interests,
  careers: v.optional(v.array(v.unknown()), []),
});
export type RawPathway = v.InferOutput<typeof RawPathway>;

const jobData = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    id: text,
    attributes: v.object({
      dates: v.object({ start: v.string(), end: v.string() }),
      data: v.array(item),
      source: v.string(),
    }),
  });

/** E-08, of either kind. */
export const RawCompanies = jobData(
  v.object({
    id: text,
    name: text,
    sample: v.optional(v.boolean(), false),
    notice: v.nullish(v.string(), null),
    vacancies: v.number(),
  }),
);
export const RawSkills = jobData(
  v.object({ name: text, type: v.picklist(['hard', 'soft']), careers: v.number() }),
);

const trait = { title: text, person: v.string(), summary: prose };
export const RawTrait = thing(trait);

const matches = v.array(v.object({ id: text, title: text, percent, range, contributions: byTrait }));

/** A quiz's results; careers are validated one by one. */
export const RawResults = thing({
  flat: v.boolean(),
  steadiness: v.nullish(v.object({ of: v.number(), kept: v.number() }), null),
  traits: v.array(v.object({ id: text, ...trait, score: v.number() })),
  careers: v.array(v.unknown()),
  pathways: matches,
  categories: matches,
});
