import type { CourseListItem } from '@signpost/api-client/courses';
import type { OpenDay } from '@signpost/api-client/events';
import { rawCourse, rawOpenDay, rawOther } from '../../../testing/fixtures';
import type { ChoicesDeadline } from '../deadlines';
import { packOf } from './pack';
import { packCalendar, packHtml, packJson } from './pack-html';

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
    /128 to 159 points: middle half of 2022-23 entrants of this course, about 40 people[\s\S]*£33,000/,
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
