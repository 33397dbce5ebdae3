import { shippedCatalogue } from '../testing/app';
import { minimumWage } from './minimum-wage';
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

it('[E-06] reckons the legal minimum from the rate and the hours of a full-time week', () => {
  expect(minimumWage.annual).toBe(24_785);
});

it('[E-06] states the published median, and the legal minimum where that has overtaken it', () => {
  expect(statedPay(paid(40_000))).toEqual({ amount: 40_000, minimum: null });
  expect(statedPay(paid(minimumWage.annual))).toEqual({ amount: minimumWage.annual, minimum: null });
  expect(statedPay(paid(19_990))).toEqual({ amount: 24_785, minimum: 24_785 });
  expect(statedPay(paid(null))).toEqual({ amount: null, minimum: null });
});

it('[E-06] states no pay of the catalogue under the legal minimum', async () => {
  const careers = (await shippedCatalogue()).content('careers');
  expect(careers.filter((career) => (statedPay(career).amount ?? Infinity) < minimumWage.annual)).toEqual([]);
  expect(careers.filter((career) => statedPay(career).amount === null)).toHaveLength(10);
});
