import { z } from 'zod';
import { NATIONS, REGIONS, salarySchema } from '../record';

/** The ways to apply that a statement can be for. */
export const SCHEMES = ['undergraduate', 'postgraduate', 'teacher-training', 'conservatoire'] as const;

const text = z.string().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Our own words, Markdown. */
const markdown = text;
const day = z.iso.date();

/** E-11. A subject as applicants know it, with the codes that statistics use for it. */
export const subjectGuideSchema = z.strictObject({
  id,
  title: text,
  summary: text,
  body: markdown,
  /** The name of its icon: that of its media category. */
  icon: id,
  /** K-09's media category: which pictures stand for it. */
  category: id,
  /** Titles of related subjects. */
  subjectMap: z.array(text),
  /** CAH codes at level 3 ('CAH11-01-01'). */
  cah: z.array(z.string().regex(/^CAH\d\d-\d\d-\d\d$/)).min(1),
  /** HECoS codes and labels. */
  hecosMap: z.array(z.strictObject({ code: z.string().regex(/^\d{6}$/), label: text })),
  whatYouStudy: z.array(text).min(3),
  skills: z.array(text).min(3),
  /** School subjects that help. */
  helpfulSubjects: z.array(text),
  /** SOC 2020 codes of careers it leads to. */
  careers: z.array(z.string().regex(/^\d{4}$/)),
  /** Ids of industry guides. */
  industries: z.array(id),
  /**
   * What full-time first-degree graduates in the UK earned, the mean of as many published groups of subjects as `groups`
   * says; null is "not published".
   */
  salary: salarySchema.extend({ groups: z.int() }).nullable(),
});

/** E-09. A nation, region or city to study in; 'Study in …' is part of the title, as the source has it. */
export const locationGuideSchema = z.strictObject({
  id,
  title: text,
  type: z.enum(['country-guide', 'region-guide', 'city-guide']),
  summary: text,
  body: markdown,
  nation: z.enum(NATIONS).nullable(),
  /** The region it lies in or stands for; null for England and for outside the UK. */
  region: z.enum(REGIONS).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  facts: z.array(z.strictObject({ label: text, value: text, source: text.nullable() })),
});

/** E-12. */
export const industryGuideSchema = z.strictObject({
  id,
  title: text,
  summary: text,
  body: markdown,
  /** SOC 2020 codes. */
  relatedCareers: z.array(z.string().regex(/^\d{4}$/)).min(3),
  skills: z.array(text).min(3),
  subjects: z.array(id),
  url: text,
});

/** E-10. A page of reading; `type` is the source's content type. */
export const articleSchema = z.strictObject({
  id,
  type: z.enum(['article', 'structure_content', 'event', 'job_profile']),
  title: text,
  summary: text,
  body: markdown,
  topic: text,
  published: day,
  /** The day on which what it says was last checked. */
  checked: day,
  /** Ids of subject guides. */
  subjects: z.array(id),
});

/** E-02. How to write a personal statement for a subject. */
export const statementGuideSchema = z.strictObject({
  id,
  title: text,
  summary: text,
  body: markdown,
  subjectGuides: z.array(id).min(1),
  schemes: z.array(z.enum(SCHEMES)).min(1),
  published: day,
});

export type SubjectGuide = z.infer<typeof subjectGuideSchema>;
export type LocationGuide = z.infer<typeof locationGuideSchema>;
export type IndustryGuide = z.infer<typeof industryGuideSchema>;
export type Article = z.infer<typeof articleSchema>;
export type StatementGuide = z.infer<typeof statementGuideSchema>;
