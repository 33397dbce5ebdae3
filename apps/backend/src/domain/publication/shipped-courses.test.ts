import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedCatalogue, shippedCourses } from '../../testing/catalogue';
import { cahNames } from '../courses/cah-names';
import { guideFinder, sharesWord } from './subject-choice/subject-choice';
import { courseSummary } from './summary/summary';

/**
 * Pairs of a title and its subject that a person has looked at, one a line: those that share no word, and, with the names
 * of the course's codes, those whose subject guide is for none of the codes.
 */
const reviewed = readFileSync(join(__dirname, 'subject-choice/reviewed-subjects.txt'), 'utf8')
  .trim()
  .split('\n');

const pairs = new Set<string>();
const otherSummaries: string[] = [];

beforeAll(async () => {
  const guides = (await shippedCatalogue()).content('subject-guides');
  const find = guideFinder(guides);
  const byId = new Map(guides.map((each) => [each.id, each]));
  for (const course of shippedCourses()) {
    const { title, subjects, body } = course;
    if (body.summary !== courseSummary(course)) otherSummaries.push(`${title}: ${body.summary}`);
    const chosen = byId.get(find(title, subjects)[0] ?? '');
    const names = chosen
      ? [
          chosen.title,
          ...chosen.hecosMap.map(({ label }) => label),
          ...chosen.cah.map((code) => cahNames[code] ?? ''),
        ]
      : [];
    const subject = chosen?.title ?? 'none';
    if (!sharesWord(title, names)) pairs.add(`${title} → ${subject}`);
    if (!subjects.some((code) => chosen?.cah.includes(code)))
      pairs.add(`${title} [${subjects.map((code) => cahNames[code]).join('; ')}] → ${subject}`);
  }
});

it('each shares a word and a code with its subject, or a person has looked at the pair [E-11]', () => {
  expect([...pairs].sort()).toEqual(reviewed);
});

it('each has the sentences of its own facts [E-03]', () => {
  expect(otherSummaries).toEqual([]);
});
