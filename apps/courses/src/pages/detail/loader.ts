import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, errorResponse, storeContext, type ContextReader } from '@signpost/api-client/base';
import {
  courseDetailsApi,
  type CourseDetails,
  type GradeComparison,
} from '@signpost/api-client/course-details';
import { coursesApi, type CourseListItem } from '@signpost/api-client/courses';
import { eventsApi, type OpenDay } from '@signpost/api-client/events';
import { postsApi, subjectsApi, type StatementGuide, type SubjectGuide } from '@signpost/api-client/guides';
import { settingsApi } from '@signpost/api-client/settings';
import { pageNotFound } from '@signpost/federation/contract';
import { loadPart, mapPart, type Loaded } from '@signpost/api-client/parts';
import { isCourseId } from '../../components/course-url';
import { lookUp, type LookedUp } from '../../components/place';
import { GRADE_PARAMETER, profileOf, readGrades, type Grade } from '../../tariff/grades';
import { Rest } from './rest-part';

const SIMILAR_SHOWN = 6;
const OPEN_DAYS_SHOWN = 3;
const GUIDES_SHOWN = 3;

/** The visitor's grades in the address, and what the service says of entrants who had the same (C-09). */
export interface MyGrades {
  readonly grades: readonly Grade[];
  /** Whether all that was given could be read. */
  readonly complete: boolean;
  readonly comparison: GradeComparison | null;
}

/** What the course's page shows. Each part beside the course itself came, or says why not. */
export interface DetailData {
  readonly course: CourseDetails;
  readonly from: LookedUp;
  readonly mine: MyGrades;
  readonly similar: Loaded<readonly CourseListItem[]>;
  readonly openDays: Loaded<readonly OpenDay[]>;
  readonly guides: Loaded<readonly StatementGuide[]>;
  /** The guide to its subject. */
  readonly subject: Loaded<SubjectGuide | null>;
}

/**
 * Loads a course by the id in its address; an id that is none, or that nobody has, is not found (B-06). The address
 * may carry a postcode to measure from and the visitor's grades; what of these cannot be used is said, with status 400.
 */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const courseId = params.courseId ?? '';
  if (!isCourseId(courseId)) throw pageNotFound(request.url);
  const parameters = new URL(request.url).searchParams;
  const rest = Rest.ready();
  const from = lookUp(context, parameters);
  const settings = await loadPart(context, settingsApi.endpoints.getSettings.initiate(undefined));
  // Without settings the services are looked for where the site is, as they are by default.
  const services = 'data' in settings ? settings.data.servicesDomain : '';
  const key = { services, courseId: courseId.toLowerCase() };
  const found = await attempt(context, courseDetailsApi.endpoints.getCourseDetails.initiate(key));
  if ('error' in found)
    throw found.error.status === 404 ? pageNotFound(request.url) : errorResponse(found.error);
  const course = found.data;
  const { grades, complete } = readGrades(parameters.getAll(GRADE_PARAMETER));
  const shown: DetailData = {
    course,
    from: await from,
    mine: { grades, complete, comparison: await compare(context, services, course, grades) },
    ...(await beside(context, course)),
  };
  await rest;
  return shown.from.error || !complete ? data(shown, { status: 400 }) : shown;
};

/** What the service says of entrants with these grades; null when they are no whole profile, or it says nothing. */
const compare = async (
  context: ContextReader,
  services: string,
  { id }: CourseDetails,
  grades: readonly Grade[],
): Promise<GradeComparison | null> => {
  const profile = profileOf(grades);
  if (!profile) return null;
  const question = { services, courseIds: [id], ...profile };
  const { data: answers } = await context
    .get(storeContext)
    .dispatch(courseDetailsApi.endpoints.compareGrades.initiate(question));
  return answers?.find(({ courseId }) => courseId === id) ?? null;
};

type Beside = Pick<DetailData, 'similar' | 'openDays' | 'guides' | 'subject'>;

/** What stands beside the course, all asked for at once. */
const beside = async (context: ContextReader, course: CourseDetails): Promise<Beside> => {
  const guideIds = course.record?.subjectGuides ?? [];
  const [similar, openDays, guides, subject] = await Promise.all([
    loadPart(
      context,
      coursesApi.endpoints.listCourses.initiate({ similarTo: course.id, limit: SIMILAR_SHOWN }),
    ),
    loadPart(
      context,
      eventsApi.endpoints.listOpenDays.initiate({
        providers: [course.provider.providerId],
        limit: OPEN_DAYS_SHOWN,
      }),
    ),
    loadPart(
      context,
      postsApi.endpoints.listStatementGuides.initiate({
        schemes: ['undergraduate'],
        ...(guideIds.length > 0 ? { subjectGuides: guideIds, limit: GUIDES_SHOWN } : { ids: [] }),
      }),
    ),
    loadPart(context, subjectsApi.endpoints.listSubjectGuides.initiate({ ids: guideIds.slice(0, 1) })),
  ]);
  return {
    similar: mapPart(similar, ({ results }) => results),
    openDays,
    guides,
    subject: mapPart(subject, ([first]) => first ?? null),
  };
};
