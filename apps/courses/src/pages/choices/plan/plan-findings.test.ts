import type { CourseListItem } from '@signpost/api-client/courses';
import type { OpenDay } from '@signpost/api-client/events';
import { findInPlan, type Plan } from './plan-findings';

const course = (id: string, from: number | null) =>
  ({
    id,
    title: 'Biology',
    provider: { shortId: id, name: `University of ${id}` },
    subjectGuides: ['biology'],
    absences: {},
    tariff:
      from === null
        ? null
        : { from, to: from + 40, people: 50, years: '2022-24', level: 'course', fewer: 25, more: 25 },
  }) as unknown as CourseListItem;

const openDay = (provider: string, date: string) =>
  ({
    title: 'Open day',
    date,
    starts: '10:00',
    ends: '15:00',
    notice: null,
    place: { town: provider },
    provider: { providerId: provider, name: `University of ${provider}` },
  }) as unknown as OpenDay;

const CAREER = { id: '2112', name: 'Biologist', url: '/explore/career-page/1/2112' };
const ENGINEER = { id: '2122', title: 'Engineer', url: '/explore/career-page/1/2122' };
const plan = (more: Partial<Plan> = {}): Plan => ({
  choices: [course('Bath', 120), course('Leeds', 112)],
  facts: { subjects: { data: [{ subject: 'Biology', careers: [CAREER] }] }, openDays: { data: [] } },
  maxChoices: 2,
  savedCareers: [{ ...CAREER, title: 'Biologist' }],
  points: 112,
  ...more,
});
const headings = (more?: Partial<Plan>) => findInPlan(plan(more)).map(({ heading }) => heading);

it('finds nothing in a plan that fits together, and nothing without choices', () => {
  expect(headings()).toEqual([]);
  expect(headings({ choices: [], points: null, savedCareers: [] })).toEqual([]);
});

it('names a saved career that no course leads to, with the subjects that were compared', () => {
  const [finding] = findInPlan(plan({ savedCareers: [{ ...CAREER, title: 'Biologist' }, ENGINEER] }));
  expect(finding).toMatchObject({
    heading: 'None of these courses is a usual way to the career you saved: Engineer',
    next: { href: ENGINEER.url },
  });
  expect(finding?.evidence[0]).toContain('Biology');
});

it('compares points only when all courses with published figures are above them', () => {
  const above = { choices: [course('Bath', 120), course('Leeds', 113), course('York', null)] };
  const [finding] = findInPlan(plan({ ...above, maxChoices: 3 }));
  expect(finding?.heading).toMatch(/^Most people on all of these courses came with more points/);
  expect(finding?.evidence).toContain('Your grades are worth 112 points.');
  expect(finding?.evidence.join(' ')).toContain('120 to 160 points: middle half of 2022-24 entrants');
  expect(finding?.evidence.join(' ')).not.toMatch(/chance|likely/i);
  expect(headings({ choices: [course('York', null)], maxChoices: 1 })).toEqual([]);
});

it('finds open days of two universities on one day, but not two of the same', () => {
  const openDays = [
    openDay('Leeds', '2026-12-05'),
    openDay('Bath', '2026-12-05'),
    openDay('Bath', '2026-12-12'),
    openDay('Bath', '2026-12-12'),
  ];
  const { facts } = plan();
  expect(headings({ facts: { ...facts, openDays: { data: openDays } } })).toEqual([
    'Open days on the same day: the University of Leeds and the University of Bath',
  ]);
});

it('lists the missing steps, and leaves out what could not be loaded', () => {
  const facts = { subjects: { failure: 'no' }, openDays: { failure: 'no' } };
  expect(headings({ facts, maxChoices: 5, points: null, savedCareers: [] })).toEqual([
    'You have 3 choices left',
    'You have not entered your grades',
    'You have not saved a career',
  ]);
  expect(headings({ facts, savedCareers: [ENGINEER] })).toEqual([]);
});
