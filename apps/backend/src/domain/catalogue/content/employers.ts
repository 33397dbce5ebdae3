import { z } from 'zod';

const text = z.string().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const place = z.strictObject({
  town: text,
  postcode: text,
  region: text,
  country: text,
  latitude: z.number(),
  longitude: z.number(),
});
const address = z.strictObject({
  address1: text,
  address2: text.nullable(),
  city: text,
  county: text.nullable(),
  country: text,
  postcode: text,
});
const description = z.strictObject({ title: text, summary: text, text });
const quote = z.strictObject({ name: text, position: text, quote: text });
/** A day relative to today, so that a list of dates never grows old. */
const inDays = z.int();
/** What every reader must be told of a record that is invented, in full sentences; null for a real one. */
const notice = text.nullable();
/** Whether a record is invented: it says so wherever it is shown, and search engines are kept from it. */
const sample = z.boolean();

/** E-16. Its logo, tile, banner and gallery are drawn for its id (`artwork`); a basic one has no gallery. */
export const employerSchema = z.strictObject({
  id,
  sample,
  notice,
  guid: z.uuid(),
  name: text,
  enhanced: z.boolean(),
  industry: id,
  address,
  latitude: z.number(),
  longitude: z.number(),
  branchLocations: z.array(address),
  awards: z.array(text),
  companyInfo: z.strictObject({
    companySize: text,
    founded: text,
    headquarters: address,
    industry: text,
    revenue: text.nullable(),
  }),
  cultureAndValues: text.nullable(),
  shortDescription: description,
  longDescription: description,
  perks: z.array(text),
  primaryQuote: quote.nullable(),
  secondaryQuote: quote.nullable(),
  testimonials: z.array(quote),
  /** Other careers in its ranks: SOC codes. */
  careers: z.array(z.string().regex(/^\d{4}$/)),
  /** UKPRNs of universities near its offices; no claim that they work together. */
  universities: z.array(z.string().regex(/^\d{8}$/)),
  email: text.nullable(),
  telephone: text.nullable(),
  url: text.nullable(),
  socialMediaLinks: z.record(
    z.enum(['facebook', 'glassdoor', 'instagram', 'linkedin', 'tiktok', 'x', 'youtube']),
    z.url().optional(),
  ),
});

/** E-01. */
export const apprenticeshipSchema = z.strictObject({
  id,
  sample,
  notice,
  title: text,
  summary: text,
  body: text,
  /** An employer of the catalogue. */
  employer: id,
  /** On the scale of England, Wales and Northern Ireland; Scottish ones stand at the level they compare with. */
  level: z.int().min(2).max(7),
  /** The standard, or outside England the framework, that it follows. */
  standard: text,
  /** GBP a year. */
  salary: z.strictObject({ from: z.int(), to: z.int(), text }),
  positions: z.int().min(1),
  hoursPerWeek: z.number(),
  months: z.int(),
  place,
  opensInDays: inDays,
  closesInDays: inDays,
  startsInDays: inDays,
  subjects: z.array(id),
  careers: z.array(z.string().regex(/^\d{4}$/)),
  requirements: z.array(text),
  /** Where to apply; for an invented one, where its nation lists real ones. */
  applyUrl: z.url(),
  /** UKPRN of the university or college that teaches it, where one does. */
  provider: z
    .string()
    .regex(/^\d{8}$/)
    .nullable(),
});

/** C-12. An open day; times are local, 24 hours. Online ones have no place. */
export const openDaySchema = z.strictObject({
  id,
  sample,
  notice,
  title: text,
  summary: text,
  provider: z.string().regex(/^\d{8}$/),
  kind: z.enum(['campus', 'online', 'subject', 'applicant', 'postgraduate']),
  /** The first day it may be on: `openDayDate` gives the day. */
  inDays,
  starts: z.string().regex(/^\d\d:\d\d$/),
  ends: z.string().regex(/^\d\d:\d\d$/),
  place: place.nullable(),
  subjects: z.array(id),
  bookingUrl: z.url().nullable(),
});

/** A provider's or employer's own promotion, labelled as such. */
export const spotlightSchema = z.strictObject({
  id,
  sample,
  notice,
  title: text,
  summary: text,
  body: text,
  /** One of the two is set. */
  provider: z
    .string()
    .regex(/^\d{8}$/)
    .nullable(),
  employer: id.nullable(),
  theme: text,
  subjects: z.array(id),
});

/** C-19. Work experience done online. */
export const workExperienceSchema = z.strictObject({
  id,
  sample,
  notice,
  title: text,
  summary: text,
  body: text,
  employer: id,
  jobSector: text,
  hours: z.number().positive(),
  level: z.enum(['introductory', 'intermediate', 'advanced']),
  tasks: z.array(z.strictObject({ title: text, minutes: z.int(), text })).min(2),
  skills: z.array(text).min(2),
  subjects: z.array(id),
  certificate: z.boolean(),
});

export type Employer = z.infer<typeof employerSchema>;
export type Apprenticeship = z.infer<typeof apprenticeshipSchema>;
export type OpenDay = z.infer<typeof openDaySchema>;
