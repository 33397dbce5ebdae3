import { NATIONS, REGIONS } from '../../../domain/catalogue/record';
import type { Area, CourseCriteria } from '../../../domain/courses/listing/criteria';
import { cycleYear, isCurrentCycle } from '../../../domain/courses/cycle-year';
import { MODE_LABELS } from '../../../domain/courses/listing/facets';
import type { CourseListRequest } from '../../../domain/courses/listing/list';
import { courseSorts } from '../../../domain/courses/listing/list';
import type { Documents } from '../../../domain/guides/documents';
import { CITY_RADIUS_MILES } from '../../../domain/guides/location-guides';
import type { Services } from '../../services';
import { chosen } from './filters';
import type { CoursesQuery } from './schema';

/** The courses that a query selects by text or by similarity to another, and the location of that other course; both may be absent. */
export type Named = Pick<CourseCriteria, 'found' | 'near'>;

/** Converts a query to a request for the list of courses (C-04, C-07) among those it selects. Throws a 400 problem that names an unknown filter or value. */
export const courseRequest = (
  query: CoursesQuery,
  { documents, providers }: Services,
  { found, near }: Named,
): CourseListRequest => {
  const { lat, lng, mode = [] } = query;
  const guides = documents.all('location-guides');
  const filters = chosen(query.filters, {
    qualification: providers.courses().columns.qualification.values,
    studyMode: Object.keys(MODE_LABELS),
    locations: [...REGIONS, ...guides.map(({ id }) => id)],
    country: NATIONS,
  });
  const criteria: CourseCriteria = {
    ...filters,
    studyMode: [...filters.studyMode, ...mode],
    locations: filters.locations.length > 0 ? filters.locations.flatMap(areaOf(documents)) : undefined,
    subjectGuides: query.subjectGuides ?? [],
    subjects: query.subjects,
    // The catalogue holds only the courses of the current cycle, so any other year has none.
    ids: isCurrentCycle(query.studyYear) && isCurrentCycle(query.academicYearId) ? query.courses : [],
    providers: query.unis?.map((id) => id.slice(0, 8)),
    scheme: query.scheme,
    leadingTo: query.soc === undefined ? undefined : subjectsLeadingTo(query.soc, documents),
    near: lat === undefined || lng === undefined ? near : { latitude: lat, longitude: lng },
    radius: query.radius,
    minPeople: query.minPeople,
    payOf: query.minPeople === undefined ? undefined : codesOf(query.subjects, documents),
    found,
  };
  return {
    criteria,
    sortBy: courseSorts.find((sort) => sort === query.sortBy) ?? (found ? 'relevance' : 'title'),
    descending: query.sort === 'DESC',
    offset: query.offset,
    limit: query.limit ?? 50,
    academicYearId: String(cycleYear()),
    extended: query.extended,
    outcomes: query.courseOptionId !== undefined || query.academicYearId !== undefined,
    optionId: query.courseOptionId,
    facetGuides: query.includeFilters ? documents.all('subject-guides') : undefined,
  };
};

/** Returns the CAH codes of subject guides and codes. */
const codesOf = (
  subjects: readonly string[] | undefined,
  documents: Documents,
): readonly string[] | undefined => {
  const guides = new Map(documents.all('subject-guides').map(({ id, cah }) => [id, cah]));
  return subjects?.flatMap((subject) => guides.get(subject) ?? [subject]);
};

/** The parts of the country that a location guide or a region's name stands for; none for a guide to places outside the UK. */
const areaOf =
  (documents: Documents) =>
  (location: string): Area[] => {
    const guide = documents.byId('location-guides', location);
    if (!guide) return [{ kind: 'region', name: location }];
    const { type, nation, region, latitude, longitude } = guide;
    if (type === 'city-guide' && latitude !== null && longitude !== null)
      return [{ kind: 'around', centre: { latitude, longitude }, miles: CITY_RADIUS_MILES }];
    if (type === 'region-guide' && region !== null) return [{ kind: 'region', name: region }];
    return nation === null ? [] : [{ kind: 'country', name: nation }];
  };

/** The subject guides that refer to a career, and those that the career refers to. */
const subjectsLeadingTo = (soc: string, documents: Documents): string[] => {
  const naming = documents.all('subject-guides').filter(({ careers }) => careers.includes(soc));
  return [...naming.map(({ id }) => id), ...(documents.byId('careers', soc)?.subjects ?? [])];
};
