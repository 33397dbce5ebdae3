import { livingLoan, tuitionFee } from '.';
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

it('the loan to live on has both ends or is left out [R-12]', () => {
  const loan = livingLoan(facts, 'South West');
  expect([loan?.least.amount, loan?.most.amount]).toEqual([5048, 10830]);
  expect(livingLoan(facts, 'London')).toBeNull();
});
