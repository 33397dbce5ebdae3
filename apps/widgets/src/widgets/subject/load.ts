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
import { LEAST_GRADUATES } from './least-graduates';

/** Courses that a guide shows. */
const COURSES = 4;

/** A subject's guide with what stands around it. */
export interface FoundSubject {
  readonly guide: SubjectGuideInFull;
  readonly courses: Loaded<CoursePage>;
  readonly statements: Loaded<readonly StatementGuide[]>;
  readonly subjects: Loaded<readonly Subject[]>;
}

/** No guide: whether one was asked for, and every subject that there is. */
export interface NoSubject {
  readonly guide: null;
  readonly asked: boolean;
  readonly subjects: Loaded<readonly Subject[]>;
}

export type SubjectData = FoundSubject | NoSubject;

/** Courses asked for, so that among them are some of different providers. */
const ASKED_FOR = 5 * COURSES;

/** Loads a subject's guide (E-11). Without one the answer is a 404 that lists those there are; the rest may fail by itself. */
export const loadSubject = async (context: ContextReader, asked: string | null | undefined) => {
  const id = guideId(asked);
  const subjects = loadPart(context, subjectsApi.endpoints.listSubjects.initiate(undefined));
  const guide = id && (await load(context, subjectGuideApi.endpoints.getSubjectGuide.initiate(id)));
  if (!guide) {
    const none: NoSubject = { guide: null, asked: Boolean(asked?.trim()), subjects: await subjects };
    return data<SubjectData>(none, { status: 404 });
  }
  const [courses, statements] = await Promise.all([
    loadPart(
      context,
      coursesApi.endpoints.listCourses.initiate({
        subjects: [guide.id],
        sortBy: 'salary',
        sort: 'DESC',
        minPeople: LEAST_GRADUATES,
        limit: ASKED_FOR,
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
