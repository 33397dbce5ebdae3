import type { AnnualEarnings } from '@signpost/api-client/careers';
import { payRange } from './pay';
import styles from './pay-bar.module.css';

const share = (pounds: number, most: number): string => `${Math.round((1000 * pounds) / most) / 10}%`;

export interface PayBarProps {
  annual: AnnualEarnings | null;
  /** The end of the scale in pounds; the same for all bars side by side. */
  most: number;
}

/** The least a bar is wide, so that one point of pay can be seen too. */
const LEAST = 0.012;

/** The middle half of pay, and its middle, on a scale from nothing. A picture only: the words beside it say the same. */
export const PayBar = ({ annual, most }: PayBarProps) => {
  const range = payRange(annual);
  return (
    <svg className={styles.bar} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      {range && (
        <rect
          x={share(range.from, most)}
          width={share(Math.max(range.to - range.from, most * LEAST), most)}
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

/** The end of a scale for these: the highest pay among them, up to the next ten thousand pounds. */
export const payScale = (all: readonly { readonly earnings: { annual: AnnualEarnings | null } }[]): number =>
  10_000 *
  Math.max(1, ...all.map(({ earnings }) => Math.ceil((payRange(earnings.annual)?.to ?? 0) / 10_000)));
