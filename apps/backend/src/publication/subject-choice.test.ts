import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cahNames } from '../courses/cah-names';
import { shippedCatalogue } from '../testing/app';
import { guideFinder, sharesWord, tellingOrder } from './subject-choice';

const guide = (id: string, title: string, cah: readonly string[], labels: readonly string[] = []) => ({
  id,
  title,
  cah,
  hecosMap: labels.map((label) => ({ label })),
});

const guidesOf = guideFinder([
  guide('criminology', 'Criminology and policing', ['CAH15-01-02'], ['Criminal justice']),
  guide('design', 'Design', ['CAH25-01-03'], ['Graphic design']),
  guide('fashion', 'Fashion and textiles', ['CAH25-01-03', 'CAH10-03-03']),
  guide('law', 'Law', ['CAH16-01-01']),
  guide('sociology', 'Sociology', ['CAH15-01-02', 'CAH15-01-03'], ['Social policy']),
]);

it.each([
  ['Sociology', ['CAH15-01-02'], ['sociology']],
  ['Criminology', ['CAH15-01-02'], ['criminology']],
  ['Criminal Justice', ['CAH15-01-02'], ['criminology']],
  ['Criminology with Sociology', ['CAH15-01-02'], ['criminology', 'sociology']],
  ['Sociology and Social Policy', ['CAH15-01-02'], ['sociology']],
  ['Society and Change', ['CAH15-01-02'], ['sociology']],
  ['Fashion Marketing', ['CAH25-01-03'], ['fashion']],
  ['Graphic Design', ['CAH25-01-03'], ['design']],
  ['Games Art', ['CAH25-01-03'], ['design']],
  ['Sociology with Law', ['CAH16-01-01', 'CAH15-01-02'], ['sociology', 'law']],
  ['Professional Policing', ['CAH16-01-01'], ['criminology', 'law']],
])('[E-11] files %j, of %j, under %j', (title, codes, guides) => {
  expect(guidesOf(title, codes)).toEqual(guides);
});

it('[E-03] puts the codes that a title names first, in its order', () => {
  expect(tellingOrder('History and Biology', ['CAH03-01-02', 'CAH16-01-01', 'CAH20-01-01'])).toEqual([
    'CAH20-01-01',
    'CAH03-01-02',
    'CAH16-01-01',
  ]);
});

/** Pairs of a title and its subject that share no word, which a person has looked at: one a line. */
const reviewed = readFileSync(join(__dirname, 'reviewed-subjects.txt'), 'utf8').trim().split('\n');

it('[E-11] shares a word between the title and the subject of each course, or a person has looked at the pair', async () => {
  const catalogue = await shippedCatalogue();
  const guides = catalogue.content('subject-guides');
  const find = guideFinder(guides);
  const byId = new Map(guides.map((each) => [each.id, each]));
  const pairs = new Set<string>();
  for (const { title, subjects } of catalogue.courses()) {
    const chosen = byId.get(find(title, subjects)[0] ?? '');
    const names = chosen
      ? [
          chosen.title,
          ...chosen.hecosMap.map(({ label }) => label),
          ...chosen.cah.map((code) => cahNames[code] ?? ''),
        ]
      : [];
    if (!sharesWord(title, names)) pairs.add(`${title} → ${chosen?.title ?? 'none'}`);
  }
  expect([...pairs].sort()).toEqual(reviewed);
}, 60_000);
