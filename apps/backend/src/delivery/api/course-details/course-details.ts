import { MODE_LABELS } from '../../../domain/courses/listing/facets';
import {
  courseTitles,
  localAccreditations,
  localOptions,
  providerPage,
} from '../../../domain/courses/course-texts';
import type { CourseRow } from '../../../domain/courses/raw-course';
import { subjectsOf, summaryOf } from '../../../domain/courses/raw-course';
import type { ProviderRow } from '../../../domain/providers/raw-provider';
import type { CourseDetails } from './schema';
import { requestLanguage } from '../../../platform/language/request-language';

type Course = CourseDetails['course'];

const SCHEMES = {
  undergraduate: 'Undergraduate',
  postgraduate: 'Postgraduate',
  'teacher-training': 'Teacher training',
  conservatoire: 'Conservatoires',
} as const;

/** The Welsh words for a number of years, which its number mutates. */
const WELSH_YEARS: Readonly<Record<number, string>> = {
  1: 'flwyddyn',
  2: 'flynedd',
  3: 'blynedd',
  4: 'blynedd',
  6: 'blynedd',
};

const yearWord = (years: number): string => {
  if (requestLanguage() === 'cy') return WELSH_YEARS[years] ?? 'mlynedd';
  return years === 1 ? 'Year' : 'Years';
};

const captioned = (id: string, caption: string) => ({ id, mappedCaption: caption, caption });

/** Converts a course to the shape of the course search service. Data that our files do not contain is null or an empty list. */
export const toCourseDetails = (row: CourseRow, provider: ProviderRow, year: string): CourseDetails => {
  const { title, englishTitle } = courseTitles(row);
  const scheme = captioned(row.scheme, SCHEMES[row.scheme]);
  return {
    course: {
      id: row.course_id,
      academicYearId: year,
      compositeId: `${row.course_id}-${year}`,
      routingData: { destination: scheme, scheme },
      courseTitle: title,
      englishTitle,
      applicationCode: null,
      summary: summaryOf(row),
      provider: toProvider(provider),
      department: null,
      subjects: subjectsOf(row).map(({ code, name }) => ({ id: code, caption: name })),
      contacts: contactsOf(provider),
      options: localOptions(row).map((option) => toOption(option, row)),
      hecosCodes: [],
      jacs3Codes: [],
      awardingBodies: [],
      publishStart: null,
      publishEnd: null,
      currentlyInClearing: null,
      degreeApprenticeship: null,
      higherTechnicalQualifications: null,
    },
    academicYearsInformation: { [year]: 1 },
    version: 1,
  };
};

const toProvider = (provider: ProviderRow): Course['provider'] => ({
  id: provider.provider_id,
  name: provider.name,
  institutionCode: null,
  providerSort: provider.sort_name,
  providerShortName: null,
  ukprn: provider.ukprn,
  address: {
    line1: provider.line1,
    line2: provider.line2,
    line3: provider.line3,
    line4: provider.town,
    postcode: provider.postcode,
    country: { mappedCaption: provider.country },
    region: { mappedCaption: provider.region },
    latitude: provider.latitude,
    longitude: provider.longitude,
  },
  websiteUrl: provider.website,
  logoUrl: null,
  aliases: provider.aliases,
  aliasName: null,
});

const contactsOf = ({ phone }: ProviderRow): Course['contacts'] =>
  phone === null
    ? []
    : [{ title: null, email: null, phone, isClearing: null, socialMediaPresences: [], enquiryLink: null }];

const toOption = (
  { id, mode, place, years }: CourseRow['body']['options'][number],
  row: CourseRow,
): Course['options'][number] => ({
  id,
  applyCycle: null,
  studyMode: captioned(mode, MODE_LABELS[mode]),
  duration: years === null ? null : { quantity: years, durationType: { caption: yearWord(years) } },
  durationRange: null,
  location: place && { id: null, name: place.name, address: null, geoLocation: positionOf(place) },
  startDate: null,
  courseFees: [],
  academicEntryRequirements: null,
  entryPoints: [],
  outcomeQualification:
    row.qualification === null ? null : { caption: row.qualification, mappedCaption: row.qualification },
  qualificationLevel: null,
  status: null,
  providerCourseUrl: providerPage(row),
  deadline: null,
  professionalBodies: localAccreditations(row).map(({ body: caption, ...rest }) => ({ caption, ...rest })),
});

const positionOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
