import { readEmployment } from './employment';
import { readPay } from './pay';

const ashe = (soc2020: string, figures: object) => ({
  soc2020,
  title: 'Menders',
  p10: '20000',
  p25: '25000',
  median: '30000',
  p75: '35000',
  p90: '40000',
  cv_median_pct: '2.5',
  ...figures,
});

describe('pay of a unit group', () => {
  it('reads the median and four percentiles with their year [E-06]', () => {
    const { unitGroup, pay } = readPay([ashe('9001', {})])('9001');
    expect(unitGroup).toBe('Menders');
    expect(pay).toMatchObject({
      p10: 20_000,
      p25: 25_000,
      median: 30_000,
      p75: 35_000,
      p90: 40_000,
      withheld: {},
    });
    expect(pay.source).toMatchObject({ publisher: 'Office for National Statistics', year: '2024' });
  });

  it('omits unreliable, disclosive and uncovered figures, and gives the reason [E-06]', () => {
    const pay = readPay([ashe('9001', { p10: 'x', p25: '..', p90: '' })])('9001').pay;
    expect(pay).toMatchObject({ p10: null, p25: null, median: 30_000, p90: null });
    expect(pay.withheld).toEqual({ p10: 'unreliable', p25: 'disclosive', p90: 'not-covered' });
    const varied = readPay([ashe('9001', { cv_median_pct: '21' })])('9001').pay;
    expect(varied).toMatchObject({ median: null, withheld: { median: 'unreliable' } });
  });

  it('throws for an unknown code and an unknown cell value', () => {
    expect(() => readPay([])('9001')).toThrow('ASHE has no row for 9001');
    expect(() => readPay([ashe('9001', { p75: 'about 3' })])('9001')).toThrow('not a whole number');
  });
});

const counted = (year: string, industry_section: string, people: string) => ({
  soc2020: '9001',
  year,
  industry_section,
  industry: `Industry ${industry_section}`,
  people,
});
const placed = (area: string, people: string) => ({
  soc2020_minor_group: '900',
  title: 'Menders and makers',
  area,
  people,
});

describe('employment in a unit group', () => {
  it('sums the industries of each year as a lower bound and counts what is suppressed [E-06]', () => {
    const rows = [counted('2024', 'A', '300'), counted('2024', 'C', '*'), counted('2024', 'B', '500')];
    const { years, industries } = readEmployment([...rows, counted('2021', 'A', '700')], [])('9001');
    expect(years).toEqual([
      { year: 2021, people: 700, suppressed: 0 },
      { year: 2024, people: 800, suppressed: 1 },
    ]);
    expect(industries.map(({ name, people }) => [name, people])).toEqual([
      ['Industry B', 500],
      ['Industry A', 300],
      ['Industry C', null],
    ]);
  });

  it('returns the regions of the minor group, or none where it has none [E-06]', () => {
    const read = (regions: ReturnType<typeof placed>[]) =>
      readEmployment([counted('2024', 'A', '3')], regions)('9001');
    expect(read([placed('Wales', ''), placed('London', '900')]).regions).toEqual({
      minorGroup: 'Menders and makers',
      year: 2024,
      areas: [
        { area: 'London', people: 900 },
        { area: 'Wales', people: null },
      ],
    });
    expect(read([]).regions).toBeNull();
    expect(() => readEmployment([], [])('9001')).toThrow('no row for 9001');
  });
});
