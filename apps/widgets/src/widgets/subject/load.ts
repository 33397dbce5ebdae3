import { data } from 'react-router-dom';
import { load, type ContextReader } from '@signpost/api-client/base';
import { coursesApi, spreadOverProviders, type CoursePage } from '@signpost/api-client/courses';
import {
  postsApi,
  subjectGuideApi,
  subjectsApi,
  type StatementGuide,
  type Subject,
  type SubjectGuideInFull,
} from '@signpost/api-client/guides';
import { loadPart, mapPart, type Loaded } from '@signpost/api-client/parts';
import { guideId } from '../../components/guide-id';
import { MIN_GRADUATES } from './least-graduates';

/** Number of courses shown in a guide. */
const COURSES = 4;

/** A subject guide with its related records. */
export interface FoundSubject {
  readonly guide: SubjectGuideInFull;
  readonly courses: Loaded<CoursePage>;
  readonly statements: Loaded<readonly StatementGuide[]>;
  readonly subjects: Loaded<readonly Subject[]>;
}

/** No guide: whether one was requested, and all available subjects. */
export interface NoSubject {
  readonly guide: null;
  readonly asked: boolean;
  readonly subjects: Loaded<readonly Subject[]>;
}

export type SubjectData = FoundSubject | NoSubject;

/** Number of courses requested, enough to include different providers. */
const REQUESTED_COURSES = 5 * COURSES;

/**
 * Loads a subject guide (E-11), or the list of subjects: a 404 when the address names a subject that does not exist, 200
 * when it names none. Related records may fail separately.
 */
export const loadSubject = async (context: ContextReader, asked: string | null | undefined) => {
  const id = guideId(asked);
  const subjects = loadPart(context, subjectsApi.endpoints.listSubjects.initiate(undefined));
  const guide = id && (await load(context, subjectGuideApi.endpoints.getSubjectGuide.initiate(id)));
  if (!guide) {
    const none: NoSubject = { guide: null, asked: Boolean(asked?.trim()), subjects: await subjects };
    return data<SubjectData>(none, { status: none.asked ? 404 : 200 });
  }
  const [courses, statements] = await Promise.all([
    loadPart(
      context,
      coursesApi.endpoints.listCourses.initiate({
        subjects: [guide.id],
        sortBy: 'salary',
        sort: 'DESC',
        minPeople: MIN_GRADUATES,
        limit: REQUESTED_COURSES,
      }),
    ),
    loadPart(
      context,
      postsApi.endpoints.listStatementGuides.initiate({
        schemes: ['undergraduate'],
        subjectGuides: [guide.id],
      }),
    ),
  ]);
  const found: FoundSubject = {
    guide,
    courses: mapPart(courses, (page) => spreadOverProviders(page, COURSES)),
    statements,
    subjects: await subjects,
  };
  return data<SubjectData>(found);
};
