import { livingLoan, tuitionFee, visaCosts } from '.';
import type { KeyFact } from './types';

const fact = (id: string, amount: number): KeyFact => ({
  ...{ id, kind: 'fee', label: id, value: `£${amount} a year`, amount, at: null, entry: null },
  year: '2026 to 2027',
  source: { name: 'GOV.UK', url: 'https://www.gov.uk/student-finance' },
  checked: '2026-11-23',
});
const facts = [
  fact('fee-england', 9790),
  fact('fee-scotland', 1820),
  fact('loan-england-away', 10830),
  fact('loan-england-away-least', 5048),
  fact('loan-england-london', 14135),
];

it('the fee follows the nation of the provider, and an unknown one has none [R-12]', () => {
  expect(tuitionFee(facts, 'England')?.amount).toBe(9790);
  expect(tuitionFee(facts, 'Scotland')?.amount).toBe(1820);
  expect(tuitionFee(facts, 'Wales')).toBeNull();
  expect(tuitionFee(facts, 'Jersey')).toBeNull();
});

it('the money for a visa follows the region, and is left out unless both sums are known [R-24]', () => {
  const known = [fact('visa-living-elsewhere', 1171), fact('visa-health-surcharge', 776)];
  expect(visaCosts(known, 'South West')?.living.amount).toBe(1171);
  expect(visaCosts(known, 'London')).toBeNull();
  expect(visaCosts(known.slice(0, 1), 'South West')).toBeNull();
});

it('the loan to live on has both ends or is left out [R-12]', () => {
  const loan = livingLoan(facts, 'South West');
  expect([loan?.least.amount, loan?.most.amount]).toEqual([5048, 10830]);
  expect(livingLoan(facts, 'London')).toBeNull();
});
