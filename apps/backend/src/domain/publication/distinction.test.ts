import { fixtureCourses } from '../courses/course-fixture';
import type { CourseRecord } from '../catalogue/course-record';
import { distinguish } from './distinction';

const [original] = fixtureCourses;

const named = (
  kisCourseId: string,
  changes: Partial<CourseRecord> = {},
  body: Partial<CourseRecord['body']> = {},
): CourseRecord => {
  if (!original) throw new Error('There is no course in the fixture.');
  return { ...original, kisCourseId, title: 'Biology', ...changes, body: { ...original.body, ...body } };
};

const distinctions = (records: readonly CourseRecord[]) =>
  distinguish(records).map(({ body }) => body.distinction);

it('tells courses of one title and award apart by what differs [E-03]', () => {
  expect(
    distinctions([
      named('1'),
      named('2', {}, { foundationYear: 'included' }),
      named('3', {}, { sandwich: 'included' }),
      named('4', { modes: ['part-time'] }),
    ]),
  ).toEqual([
    'placement year if you choose, full-time',
    'with foundation year, placement year if you choose, full-time',
    'with placement year, full-time',
    'placement year if you choose, part-time',
  ]);
});

it('says nothing where title, award or provider tell courses apart [E-03]', () => {
  expect(
    distinctions([
      named('1'),
      named('2', { qualification: 'MBiol' }),
      named('3', { title: 'Zoology' }),
      named('4', { provider: '10007814' }),
    ]),
  ).toEqual([null, null, null, null]);
});

it('gives the provider’s own code to courses that nothing published tells apart [E-03]', () => {
  expect(distinctions([named('AB1'), named('AB2')])).toEqual(['course code AB1', 'course code AB2']);
});
