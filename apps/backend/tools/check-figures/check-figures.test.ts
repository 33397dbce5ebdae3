import { publishedFacts } from './cohorts';
import { differences } from './compare';
import { courseFigures, stayed } from './course-figures';
import { chartTable, textLines } from './page-text';
import { check, newTally } from './problems';
import type { CourseRows, PublishedRows } from './published-rows';
import { seededRandom, shuffled } from './random';

const row = (cells: Readonly<Record<string, string>>) => ({
  CONTUNAVAILREASON: '0',
  CONTPOP: '15',
  CONTAGG: '12',
  CONTAGGYEAR: '2022-23',
  CONTSBJ: 'CAH11-01',
  UCONT: '65',
  UGAINED: '10',
  ...cells,
});
const published: CourseRows = { provider: '1', code: 'A', modes: () => [[row({})]] };
const withheld: CourseRows = {
  ...published,
  modes: () => [[{ CONTUNAVAILREASON: '0', CONTPOP: '', CONTAGG: '' }]],
};
const files = { isAvailable: () => true } as unknown as PublishedRows;

const page = (figure: string, people = '15') => `<head><title>x</title></head><main><dl><div>
  <dt>Stayed on the course</dt><dd class="a">${figure}</dd><dd>were still studying, a year after they began.</dd>
  <dd>Student records, by Discover Uni, 2022-23, about ${people}<!-- --> students of computing here</dd></div></dl></main>`;

const compareWith = (html: string, course = published) => {
  const tally = newTally();
  check(
    tally,
    'page',
    () => stayed.shown(textLines(html)),
    () => publishedFacts(course, stayed.source, files),
  );
  return tally;
};

it('compares a figure on its page with its row [E-04]', () => {
  expect(compareWith(page('75<!-- -->%'))).toEqual({ shown: 1, absent: 0, problems: [] });
  expect(compareWith(page('Withheld, too few people'), withheld)).toEqual({
    shown: 0,
    absent: 1,
    problems: [],
  });
});

it.each([
  ['figure', page('65%'), published, 'percent is shown as 65, published as 75'],
  ['number of people', page('75%', '1,500'), published, 'people is shown as 1500, published as 15'],
  ['group', page('75%').replace('computing', 'physics'), published, 'group is shown as of physics here'],
  [
    'mode',
    page('75%').replace('computing here', 'computing here, part-time'),
    published,
    'mode is shown as part-time',
  ],
  ['year', page('75%').replace('2022-23', '2020-21'), published, 'years is shown as 2020-21'],
  ['figure that is withheld', page('75%'), withheld, 'absent is shown as nothing, published as too small'],
  ['reason', page('Too new'), withheld, 'absent is shown as too new, published as too small'],
  ['figure that is published and missing', page('Not published'), published, 'percent is shown as nothing'],
  ['page without the figure', '<main><p>Nothing here</p></main>', published, 'no "Stayed on the course"'],
])('reports a wrong %s [E-04]', (_name, html, course, problem) => {
  expect(compareWith(html, course).problems).toEqual([expect.stringContaining(problem)]);
});

it('uses the narrowest row, and accepts any row that ties [E-04]', () => {
  const own = row({ CONTAGG: '24', CONTSBJ: '', UCONT: '80' });
  const course = { ...published, modes: () => [[row({}), own, { ...own, UCONT: '81' }]] };
  const facts = publishedFacts(course, stayed.source, files);
  expect(facts.map(({ percent, group }) => [percent, group])).toEqual([
    [90, 'of this course'],
    [91, 'of this course'],
  ]);
  expect(differences({ ...facts[1] }, facts)).toEqual([]);
  expect(differences({ ...facts[1], percent: 92 }, facts)).toHaveLength(1);
  expect(differences({ percent: 1 }, [])).toHaveLength(1);
});

it('parses a chart from its table [E-04]', () => {
  const html = `<main><p>Entry</p><summary>Show the figures as a table</summary><caption>Entry</caption>
    <th>Qualification</th><th>Share</th><th>A levels &amp; more</th><td>80<!-- -->%</td><th>None</th><td>20%</td>
    <p>Student records, 2022-23</p></main>`;
  expect(chartTable(textLines(html), 'Entry')).toEqual({
    cells: [
      ['A levels & more', '80%'],
      ['None', '20%'],
    ],
    source: 'Student records, 2022-23',
  });
});

it('selects the same figures for the same seed', () => {
  const pick = (seed: number) => shuffled([1, 2, 3, 4, 5, 6, 7, 8], seededRandom(seed));
  expect(pick(1)).toEqual(pick(1));
  expect(pick(1)).not.toEqual(pick(2));
  expect(new Set(courseFigures.map(({ name }) => name)).size).toBe(courseFigures.length);
});
