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

it('no page uses postcode, year and grades, as the account page states [E-15]', () => {
  expect(details).toContain(
    'Your postcode, year and grades are kept in your account for you alone: no page uses them yet.',
  );
  const uses =
    /\bperson\.(postcode|latlng)\b|\bprofile\.(postcode|grades|entryYear)\b|\{[^}]*\blatlng\b[^}]*\} = useVisitor/;
  expect(code.filter((text) => uses.test(text))).toEqual([]);
});

it('choosing a qualification shows its grades, as the account page states [E-15]', () => {
  expect(details).toContain('show grades by your qualification');
  expect(details).toContain('chooseQualification(chosen.key)');
  expect(code.some((text) => text.includes('useQualification()'))).toBe(true);
});
