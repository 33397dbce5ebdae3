import type { AnnualEarnings } from '@signpost/api-client/careers';
import { payRange } from './pay';
import styles from './pay-bar.module.css';

const share = (pounds: number, most: number): string => `${Math.round((1000 * pounds) / most) / 10}%`;

export interface PayBarProps {
  annual: AnnualEarnings | null;
  /** End of the scale in GBP; the same for all bars shown together. */
  most: number;
}

/** Minimum width of a bar, so that a single value is visible. */
const MIN_SHARE = 0.012;

/**
 * Bar from the lower to the upper quartile of pay, with the median, on a scale from zero. Decorative: the text beside
 * it has the same figures.
 */
export const PayBar = ({ annual, most }: PayBarProps) => {
  const range = payRange(annual);
  return (
    <svg className={styles.bar} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      {range && (
        <rect
          x={share(range.from, most)}
          width={share(Math.max(range.to - range.from, most * MIN_SHARE), most)}
          height="100%"
          rx="3"
        />
      )}
      {annual && annual.median !== null && (
        <line
          className={styles.median}
          x1={share(annual.median, most)}
          x2={share(annual.median, most)}
          y1="-2"
          y2="18"
        />
      )}
    </svg>
  );
};

/** Returns the end of a scale for these careers: their highest pay, rounded up to the next GBP 10,000. */
export const payScale = (all: readonly { readonly earnings: { annual: AnnualEarnings | null } }[]): number =>
  10_000 *
  Math.max(1, ...all.map(({ earnings }) => Math.ceil((payRange(earnings.annual)?.to ?? 0) / 10_000)));
