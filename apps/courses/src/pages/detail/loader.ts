import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, errorResponse } from '@signpost/api-client/base';
import { courseDetailsApi, type CourseDetails } from '@signpost/api-client/course-details';
import { coursesApi, isCourseId } from '@signpost/api-client/courses';
import { eventsApi } from '@signpost/api-client/events';
import { postsApi, subjectsApi } from '@signpost/api-client/guides';
import { announcedFee, feesByNation, loadKeyFacts } from '@signpost/api-client/key-facts';
import { pageNotFound } from '@signpost/federation/contract';
import { fillRows } from '@signpost/federation/slots';
import { loadPart, mapPart } from '@signpost/api-client/parts';
import { lookUp } from '../../components/place';
import { GRADE_PARAMETER, readGrades } from '@signpost/api-client/tariff';
import { Rest } from './rest-part';
import { glanceOf } from './glance';
import type { DetailData } from './page-data';

const SIMILAR_SHOWN = 6;
const OPEN_DAYS_SHOWN = 3;
const GUIDES_SHOWN = 3;

/**
 * Loads a course by the id in its address; an invalid or unknown id is not found (B-06). The address may contain
 * a postcode to measure from and the visitor's grades; invalid ones are reported with status 400.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { context, params, request } = args;
  const courseId = params.courseId ?? '';
  if (!isCourseId(courseId)) throw pageNotFound(request.url);
  const parameters = new URL(request.url).searchParams;
  const rest = Rest.ready();
  const from = lookUp(context, parameters);
  const key = { courseId: courseId.toLowerCase() };
  const found = await attempt(context, courseDetailsApi.endpoints.getCourseDetails.initiate(key));
  if ('error' in found)
    throw found.error.status === 404 ? pageNotFound(request.url) : errorResponse(found.error);
  const course = found.data;
  const { grades, complete } = readGrades(parameters.getAll(GRADE_PARAMETER));
  const shown: DetailData = {
    course,
    from: await from,
    mine: { grades, complete },
    ...(await beside(args, course)),
  };
  await rest;
  return shown.from.error || !complete ? data(shown, { status: 400 }) : shown;
};

type Beside = Pick<
  DetailData,
  'similar' | 'openDays' | 'guides' | 'subject' | 'fees' | 'announced' | 'glance' | 'rows'
>;

/** Loads all other parts of the page in parallel. */
const beside = async (args: LoaderFunctionArgs, course: CourseDetails): Promise<Beside> => {
  const { context } = args;
  const guideIds = course.record?.subjectGuides ?? [];
  const [similar, openDays, guides, subject, known, rows] = await Promise.all([
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
    loadKeyFacts(context),
    fillRows('courses.course.row.v1', args, {
      courseId: course.id,
      title: course.title,
      subjectGuides: guideIds,
    }),
  ]);
  const { record } = course;
  const taught = record && { ...record, country: record.provider.country };
  const facts = known?.facts ?? [];
  const fees = taught ? feesByNation(taught, facts) : [];
  return {
    similar: mapPart(similar, ({ results }) => results),
    openDays,
    guides,
    subject: mapPart(subject, ([first]) => first ?? null),
    fees,
    announced: taught && announcedFee(taught, facts),
    glance: glanceOf(course, fees),
    rows,
  };
};
