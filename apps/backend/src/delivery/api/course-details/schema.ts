import { z } from 'zod';
import { localAccreditationSchema } from '../../../domain/courses/course-texts';
import { courseIdentifier, query, yearOfEntry } from '../../query';

const text = z.string();
const captioned = z.strictObject({ id: text.nullable(), mappedCaption: text, caption: text });
const coordinate = z.number().nullable();
/** Fields of the source's contract for which no data is published. */
const unknown = z.null();
const none = z.array(z.never());

/** C-06. */
export const courseDetailsQuerySchema = query({
  'courseDetailsRequest.coursePrimaryId': courseIdentifier,
  'courseDetailsRequest.academicYearId': yearOfEntry.optional(),
});

export type CourseDetailsQuery = z.infer<typeof courseDetailsQuerySchema>;

const optionSchema = z.strictObject({
  id: text,
  applyCycle: unknown,
  studyMode: captioned,
  duration: z
    .strictObject({ quantity: z.number(), durationType: z.strictObject({ caption: text }) })
    .nullable(),
  durationRange: unknown,
  location: z
    .strictObject({
      id: unknown,
      name: text,
      address: unknown,
      geoLocation: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
    })
    .nullable(),
  startDate: unknown,
  courseFees: none,
  academicEntryRequirements: unknown,
  entryPoints: none,
  outcomeQualification: z.strictObject({ caption: text, mappedCaption: text }).nullable(),
  qualificationLevel: unknown,
  status: unknown,
  providerCourseUrl: text.nullable(),
  deadline: unknown,
  professionalBodies: z.array(localAccreditationSchema.omit({ body: true }).extend({ caption: text })),
});

const providerSchema = z.strictObject({
  id: text,
  name: text,
  institutionCode: unknown,
  providerSort: text,
  providerShortName: unknown,
  ukprn: text,
  address: z.strictObject({
    line1: text.nullable(),
    line2: text.nullable(),
    line3: text.nullable(),
    line4: text.nullable(),
    postcode: text.nullable(),
    country: z.strictObject({ mappedCaption: text }),
    region: z.strictObject({ mappedCaption: text }),
    latitude: coordinate,
    longitude: coordinate,
  }),
  websiteUrl: text.nullable(),
  logoUrl: unknown,
  aliases: z.array(text),
  aliasName: unknown,
});

/** C-06's response, in the shape of the course search service. */
export const courseDetailsSchema = z.strictObject({
  course: z.strictObject({
    id: text,
    academicYearId: text,
    compositeId: text,
    routingData: z.strictObject({ destination: captioned, scheme: captioned }),
    courseTitle: text,
    englishTitle: text
      .nullable()
      .describe('The English title, of which addresses are made, where `courseTitle` is the Welsh one'),
    applicationCode: unknown,
    summary: text,
    provider: providerSchema,
    department: unknown,
    subjects: z.array(z.strictObject({ id: text, caption: text })),
    contacts: z.array(
      z.strictObject({
        title: unknown,
        email: unknown,
        phone: text,
        isClearing: unknown,
        socialMediaPresences: none,
        enquiryLink: unknown,
      }),
    ),
    options: z.array(optionSchema),
    hecosCodes: none,
    jacs3Codes: none,
    awardingBodies: none,
    publishStart: unknown,
    publishEnd: unknown,
    currentlyInClearing: unknown,
    degreeApprenticeship: unknown,
    higherTechnicalQualifications: unknown,
  }),
  /** Number of courses by year of entry. */
  academicYearsInformation: z.record(text, z.int()),
  version: z.literal(1),
});

export type CourseDetails = z.infer<typeof courseDetailsSchema>;
