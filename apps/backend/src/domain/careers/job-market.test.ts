import type { Career } from '../catalogue/content/careers';
import type { Apprenticeship, Employer } from '../catalogue/content/employers';
import { shippedCatalogue } from '../../testing/catalogue';
import { companiesFor, monthBefore, skillsOf } from './job-market';

const TODAY = '2026-11-21';
const thisYear = { start: '2025-11', end: '2026-11' };
let careers: Career[];
let employers: Employer[];
let apprenticeships: Apprenticeship[];

beforeAll(async () => {
  const catalogue = await shippedCatalogue();
  careers = catalogue.content('careers');
  employers = catalogue.content('employers');
  apprenticeships = catalogue.content('apprenticeships');
});

const developer = () => {
  const career = careers.find(({ id }) => id === '2134');
  if (!career) throw new Error('The catalogue has no software developer');
  return career;
};

it.each([
  ['2026-11-21', 12, '2025-11'],
  ['2026-01-01', 1, '2025-12'],
  ['2026-12-31', 0, '2026-12'],
])('subtracts from %s %i months to get %s [K-07]', (day, months, month) => {
  expect(monthBefore(day, months)).toBe(month);
});

it('separates hard and soft skills, sorted by the number of careers that share them [V-04]', () => {
  const soft = skillsOf(developer(), careers, 'soft');
  expect(soft.map(({ name }) => name).sort()).toEqual([...developer().skills.soft].sort());
  expect(soft.every(({ type, careers: count }) => type === 'soft' && count >= 1)).toBe(true);
  const counts = soft.map((skill) => skill.careers);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  const all = skillsOf(developer(), careers, undefined);
  expect(all).toHaveLength(developer().skills.hard.length + developer().skills.soft.length);
});

it('lists the employers of a career and counts their vacancies in a range of months [C-11]', () => {
  const catalogue = { employers, apprenticeships };
  for (const { id: soc } of careers) {
    const companies = companiesFor(soc, catalogue, { months: thisYear, staffing: false, today: TODAY });
    for (const { employer, vacancies } of companies) {
      const own = apprenticeships.filter(
        (each) => each.employer === employer.id && each.careers.includes(soc),
      );
      expect(vacancies).toBeLessThanOrEqual(own.length);
      expect(vacancies > 0 || employer.careers.includes(soc)).toBe(true);
    }
    const past = companiesFor(soc, catalogue, {
      months: { start: '2001-01', end: '2001-12' },
      staffing: false,
      today: TODAY,
    });
    expect(past.every(({ vacancies }) => vacancies === 0)).toBe(true);
  }
});

it('separates staffing agencies from employers [C-11]', () => {
  const [one, other] = employers;
  if (!one || !other) return;
  const agency: Employer = {
    ...one,
    id: 'an-agency',
    careers: ['2134'],
    companyInfo: { ...one.companyInfo, industry: 'Recruitment' },
  };
  const maker: Employer = { ...other, id: 'a-maker', careers: ['2134'] };
  const catalogue = { employers: [agency, maker], apprenticeships: [] };
  const named = (staffing: boolean) =>
    companiesFor('2134', catalogue, { months: thisYear, staffing, today: TODAY }).map(
      ({ employer }) => employer.id,
    );
  expect(named(true)).toEqual(['an-agency']);
  expect(named(false)).toEqual(['a-maker']);
});
