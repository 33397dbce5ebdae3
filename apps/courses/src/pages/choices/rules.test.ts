/** @jest-environment node */
import type { CourseListItem } from '@signpost/api-client/courses';
import type { OpenDay } from '@signpost/api-client/events';
import { findInPlan, type Plan } from './plan/plan-findings';
import { rawCourse, rawOpenDay, rawOther } from '../../testing/fixtures';
import type { ChoicesDeadline } from './deadlines';
import { packOf } from './pack/pack';
import { packCalendar, packHtml, packJson } from './pack/pack-html';

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

describe('the pack', () => {
  const choices = [rawCourse, { ...rawOther, title: 'Maths <script>alert(1)</script> & "more"' }].map(
    (course) => course as unknown as CourseListItem,
  );

  const deadline: ChoicesDeadline = {
    id: 'deadline-main',
    at: '2027-01-13T18:00:00+00:00',
    label: 'Most other undergraduate courses',
    choices,
    source: { name: 'UCAS key dates', url: 'https://www.ucas.com/dates' },
    checked: '2026-11-21',
  };

  const openDay = (subjects: readonly string[]) =>
    ({ ...rawOpenDay, subjects: subjects.map((id) => ({ id, title: id })) }) as unknown as OpenDay;

  const made = (more: Partial<Parameters<typeof packOf>[0]> = {}) =>
    packOf({
      choices,
      saved: [{ id: rawCourse.id, title: 'CS', url: '/explore/courses/1/cs', note: 'Ask about <labs>' }],
      findings: ['You can choose 5 courses.'],
      deadlines: [deadline, { ...deadline, id: 'deadline-early', choices: [] }],
      openDays: [openDay([]), openDay(['nursing'])],
      made: new Date('2026-11-25T10:00:00Z'),
      site: 'https://signpost.test',
      ...more,
    });

  it('has each choice with its figures, sources, note and questions, and the dates in order', () => {
    const pack = made();
    const [first, second] = pack.choices;
    expect(first).toMatchObject({
      title: 'Computer Science',
      provider: 'University of Bath',
      note: 'Ask about <labs>',
      url: expect.stringMatching(/^https:\/\/signpost\.test\/explore\/courses\//) as string,
    });
    expect(first?.figures.map(({ words }) => words).join('\n')).toMatch(
      /128 to 159 points: middle half of 2022-23 entrants of this course, full-time, about 40 people[\s\S]*£33,000/,
    );
    expect(first?.figures.every(({ source }) => source.includes('Discover Uni'))).toBe(true);
    expect(second?.note).toBeNull();
    expect(second?.figures[0]?.words).toBe('Not published');
    expect(second?.questions[0]).toBe('Which grades did people have who came last year?');
    expect(pack.dates.map(({ title }) => title)).toEqual([
      'Sample, not real: Open day: University of Bath',
      'Apply to UCAS: Most other undergraduate courses',
    ]);
  });

  it('is one file that can load nothing, in which every text is escaped', () => {
    const html = packHtml(made());
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(html).not.toMatch(/<(script|img|link|iframe|object)\b|\ssrc=|@import|url\(/i);
    expect(html).toContain('Maths &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
    expect(html).toContain('Ask about &lt;labs&gt;');
    expect(html).toContain('This date is invented.');
    expect(html.replaceAll(/href="data:[^"]*"/g, '')).not.toMatch(/undefined|null|NaN/);
  });

  it('has the dates as a calendar and everything as data', () => {
    const pack = made();
    expect(packCalendar(pack).match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(packCalendar(pack)).toContain('DTSTART:20270113T180000Z');
    expect(JSON.parse(packJson(pack))).toEqual(pack);
  });

  it('says that no dates are known', () => {
    expect(packHtml(made({ deadlines: [], openDays: [], findings: [] }))).toContain(
      'No dates are known to us yet',
    );
  });
});
