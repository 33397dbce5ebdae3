/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const APPS = path.join(__dirname, '../../../..');

const apps = readdirSync(APPS).filter((app) => app !== 'backend');

/** The code of all pages except the account's, which only show the stored values. */
const code = apps.flatMap((app) => {
  const folder = path.join(APPS, app, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test|testing|^pages\/account\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
});
const details = readFileSync(path.join(__dirname, 'own/details.tsx'), 'utf8').replaceAll(/\s+/g, ' ');

it('pages use postcode and grades, and none uses the year, as the account page states [E-15]', () => {
  expect(details).toContain('measure distances from your postcode, and compare your grades with the points');
  expect(details).toContain('No page uses it yet.');
  for (const use of ['useOwnDistance()', 'useOwnPoints()'])
    expect(code.some((text) => text.includes(use))).toBe(true);
  expect(code.filter((text) => /\b(profile|person)\.entryYear\b/.test(text))).toEqual([]);
});

it('choosing a qualification shows its grades, as the account page states [E-15]', () => {
  expect(details).toContain('show grades by your qualification');
  expect(details).toContain('chooseQualification(chosen.key)');
  expect(code.some((text) => text.includes('useQualification()'))).toBe(true);
});
