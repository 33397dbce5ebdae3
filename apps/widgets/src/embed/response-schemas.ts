import * as v from 'valibot';
import type { IndustryData } from '../widgets/industry-guide/load';
import type { SubjectData } from '../widgets/subject/load';

const texts = v.array(v.string());
const part = <Schema extends v.GenericSchema>(data: Schema) =>
  v.union([v.object({ data }), v.object({ failure: v.string() })]);

const Career = v.object({
  id: v.string(),
  title: v.string(),
  url: v.string(),
  pay: v.nullable(v.number()),
  payMinimum: v.nullable(v.number()),
  payYear: v.string(),
});

const Named = v.object({ id: v.string(), title: v.string() });

const guide = { ...Named.entries, summary: v.string(), banner: v.string(), html: v.string(), skills: texts };

const Salary = v.object({
  median: v.number(),
  lowerQuartile: v.number(),
  upperQuartile: v.number(),
  graduates: v.number(),
  monthsAfter: v.number(),
  year: v.string(),
});

const cohort = {
  level: v.picklist(['course', 'subject', 'provider']),
  subjectName: v.nullable(v.string()),
  people: v.number(),
  years: v.string(),
};

const absence = v.optional(v.picklist(['not-imported', 'too-small', 'too-new', 'not-published']));

const Course = v.object({
  ...Named.entries,
  provider: v.object({ name: v.string(), town: v.nullable(v.string()) }),
  qualification: v.nullable(v.string()),
  distinction: v.nullable(v.string()),
  tariff: v.nullable(v.object({ from: v.number(), to: v.nullable(v.number()), ...cohort })),
  salary: v.nullable(v.object({ median: v.number(), ...cohort })),
  absences: v.object({ tariff: absence, salary: absence }),
});

const words = v.array(v.object({ text: v.string(), marked: v.boolean() }));

const Hit = v.object({
  id: v.string(),
  name: v.string(),
  title: words,
  summary: words,
  url: v.string(),
  image: v.nullable(v.string()),
  logo: v.nullable(v.string()),
  distance: v.nullable(v.number()),
  facts: v.looseObject({}),
});

const Apprenticeship = v.object({
  ...Named.entries,
  url: v.string(),
  recruiter: v.string(),
  location: v.string(),
  level: v.nullable(v.number()),
  salary: v.string(),
  closingDate: v.nullable(v.string()),
  logo: v.string(),
  sample: v.boolean(),
  notice: v.nullable(v.string()),
});

const none = { guide: v.null(), asked: v.boolean() };

/** Schemas of the site's responses for each widget, with only the fields that its views use. */
export const RESPONSE_SCHEMAS = {
  subject: v.union([
    v.object({
      guide: v.object({
        ...guide,
        subjectMap: texts,
        whatYouStudy: texts,
        helpfulSubjects: texts,
        careers: v.array(Career),
        salary: v.nullable(Salary),
      }),
      courses: part(v.object({ results: v.array(Course) })),
      statements: part(v.array(v.object({ ...Named.entries, url: v.string(), summary: v.string() }))),
      subjects: part(v.array(Named)),
    }),
    v.object({ ...none, subjects: part(v.array(Named)) }),
  ]),
  'industry-guide': v.union([
    v.object({
      guide: v.object({ ...guide, url: v.string(), relatedCareers: v.array(Career) }),
      employers: part(v.array(Hit)),
      experiences: part(v.array(Hit)),
      apprenticeships: part(v.object({ total: v.number(), results: v.array(Apprenticeship) })),
    }),
    v.object({ ...none, guides: part(v.array(v.object({ ...Named.entries, url: v.string() }))) }),
  ]),
} as const;

export interface DataOf {
  readonly subject: SubjectData;
  readonly 'industry-guide': IndustryData;
}
