import type { CourseRecord } from '../catalogue/course-record';
import { fixtureCourses } from '../courses/course-fixture';
import { regroupSurveys } from './survey-group';

const [original] = fixtureCourses;
const themes = [{ id: 'T1', percent: 81 }];

type Continuation = CourseRecord['body']['figures']['continuation'];
const stayed = (level: 'course' | 'subject'): Continuation => ({
  continuing: 90,
  gained: 0,
  left: 10,
  lower: 0,
  dormant: 0,
  people: 100,
  level,
  subject: level === 'course' ? null : 'CAH15',
  years: '2022-23',
  responseRate: null,
});

const surveyed = (
  kisCourseId: string,
  people: number,
  {
    responseRate = null,
    continuation = stayed('course'),
  }: { responseRate?: number | null; continuation?: Continuation } = {},
): CourseRecord => {
  if (!original) throw new Error('There is no course in the fixture.');
  const survey = { themes, people, level: 'course' as const, subject: null, years: '2022-24', responseRate };
  const figures = { ...original.body.figures, survey, continuation };
  return { ...original, kisCourseId, body: { ...original.body, figures } };
};

const levels = (records: readonly CourseRecord[]) =>
  regroupSurveys(records).map(({ body }) => body.figures.survey?.level);

it('takes survey figures that several courses share as those of a wider group [E-04]', () => {
  expect(levels([surveyed('Bulgarian', 135), surveyed('Czech', 135), surveyed('Law', 90)])).toEqual([
    'subject',
    'subject',
    'course',
  ]);
});

it('takes survey figures as a wider group’s where the course is too small for figures of its own [E-04]', () => {
  expect(
    levels([
      surveyed('Early Childhood', 1295, { continuation: stayed('subject') }),
      surveyed('New', 20, { continuation: null }),
    ]),
  ).toEqual(['subject', 'subject']);
});

it('believes the survey’s own file, which names the group [E-04]', () => {
  const rated = { responseRate: 70, continuation: null };
  expect(levels([surveyed('A', 135, rated), surveyed('B', 135, rated)])).toEqual(['course', 'course']);
});

it('compares courses of one provider alone [E-04]', () => {
  const elsewhere = { ...surveyed('B', 135), provider: '10007814' };
  expect(levels([surveyed('A', 135), elsewhere])).toEqual(['course', 'course']);
});
