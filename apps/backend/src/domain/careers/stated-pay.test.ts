import { shippedCatalogue } from '../../testing/catalogue';
import { MINIMUM_WAGE } from './minimum-wage';
import { statedPay } from './stated-pay';

const paid = (median: number | null) => ({
  pay: {
    p10: null,
    p25: null,
    median,
    p75: null,
    p90: null,
    withheld: {},
    source: { publisher: 'ONS', year: '2024', note: null },
  },
});

it('calculates the legal minimum from the rate and full-time weekly hours [E-06]', () => {
  expect(MINIMUM_WAGE.annual).toBe(24_785);
});

it('states the published median, and the legal minimum where that is higher [E-06]', () => {
  expect(statedPay(paid(40_000))).toEqual({ amount: 40_000, minimum: null });
  expect(statedPay(paid(MINIMUM_WAGE.annual))).toEqual({ amount: MINIMUM_WAGE.annual, minimum: null });
  expect(statedPay(paid(19_990))).toEqual({ amount: 24_785, minimum: 24_785 });
  expect(statedPay(paid(null))).toEqual({ amount: null, minimum: null });
});

it('states no pay below the legal minimum for any career of the catalogue [E-06]', async () => {
  const careers = (await shippedCatalogue()).content('careers');
  expect(careers.filter((career) => (statedPay(career).amount ?? Infinity) < MINIMUM_WAGE.annual)).toEqual(
    [],
  );
  expect(careers.filter((career) => statedPay(career).amount === null)).toHaveLength(10);
});
