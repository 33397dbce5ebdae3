import { render } from '@testing-library/react';
import type { AnnualEarnings } from '@signpost/api-client/careers';
import { rawPay } from '../testing/careers-api';
import { payAmount, payRange, payText, payToSortBy, statedPay, whyNoPay } from './pay';
import { PayBar, payScale } from './pay-bar';

const paid = (median: number | null, more: object = {}) => ({
  earnings: { annual: rawPay(median, more) as AnnualEarnings, hourly: null } as never,
});
const unpublished = { earnings: { annual: null } as never };

describe('pay of a career', () => {
  it('is the middle figure with its year [E-06]', () => {
    expect(payText(paid(54_669))).toBe('£54,669 a year, middle pay in 2024');
    expect(payAmount(paid(54_669))).toBe('£54,669');
  });

  it('is never less than the legal minimum [E-06]', () => {
    const low = paid(20_000, { minimum: 24_785 });
    expect(statedPay(low)).toBe(24_785);
    expect(payAmount(low)).toBe('£24,785 or more');
    expect(payText(low)).toContain('£24,785');
    expect(payText(low)).not.toContain('£20,000');
  });

  it.each([
    ['unreliable', 'Too unreliable to use'],
    ['disclosive', 'Withheld: too few people'],
    ['not-covered', 'Not in the survey of pay'],
  ])('has the reason when it is missing: %s [E-06]', (reason, words) => {
    const missing = paid(null, { withheld: { median: reason } });
    expect(payAmount(missing)).toBe(words);
    expect(payText(missing)).toBe(`Pay: ${words.toLowerCase()}`);
  });

  it('is not published when the survey does not name it', () => {
    expect(payText(unpublished)).toBe('Pay: not published');
    expect(whyNoPay(null)).toBe('Not published');
    expect(payToSortBy(unpublished)).toBeLessThan(payToSortBy(paid(1)));
  });
});

describe('range of pay', () => {
  const range = (more: object) => payRange(rawPay(30_000, more) as AnnualEarnings);

  it('is that of the middle half, as far as it is published', () => {
    expect(range({})).toEqual({ from: 20_000, to: 45_000 });
    expect(range({ p25: null })).toEqual({ from: 30_000, to: 45_000 });
    expect(range({ p75: null })).toEqual({ from: 20_000, to: 30_000 });
    expect(range({ p25: null, median: null })).toEqual({ from: 45_000, to: 45_000 });
    expect(range({ p25: null, median: null, p75: null })).toBeNull();
    expect(payRange(null)).toBeNull();
  });

  it('is drawn on a scale that ends at the next ten thousand', () => {
    expect(payScale([paid(30_000), paid(20_000)] as never)).toBe(50_000);
    expect(payScale([unpublished] as never)).toBe(10_000);
  });

  it('has a visible bar for a single figure, and none without figures', () => {
    const bar = (annual: object | null) =>
      render(<PayBar annual={annual as AnnualEarnings | null} most={50_000} />).container;
    const single = bar(rawPay(30_000, { p25: null, p75: null })).querySelector('rect');
    expect(single).toHaveAttribute('x', '60%');
    expect(single).toHaveAttribute('width', '1.2%');
    expect(bar(null).querySelector('rect')).toBeNull();
  });
});
