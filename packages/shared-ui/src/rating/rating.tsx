import { useId } from 'react';
import { counted } from '../text/plural';
import styles from './rating.module.css';

export interface RatingProps {
  /** Null when it was not published. */
  value: number | null;
  outOf?: number;
  /** How many people it comes from. */
  people?: number | undefined;
  /** What they are called, one of them: "student". */
  who?: string;
}

const STEP = 22;

/** A rating as so many stops reached on a line, and in words: "4.2 out of 5 from 312 students". */
export const Rating = ({ value, outOf = 5, people, who = 'student' }: RatingProps) => {
  const id = useId();
  if (value === null) return <span className={styles.rating}>Rating not published</span>;
  const width = outOf * STEP;
  const stops = Array.from({ length: outOf }, (_, index) => index * STEP + STEP / 2);
  return (
    <span className={styles.rating}>
      <svg viewBox={`0 0 ${width} ${STEP}`} className={styles.stops} aria-hidden="true">
        <clipPath id={id}>
          <rect width={(Math.min(Math.max(value, 0), outOf) / outOf) * width} height={STEP} />
        </clipPath>
        <path d={`M${STEP / 2} ${STEP / 2}H${width - STEP / 2}`} />
        {stops.map((x) => (
          <circle key={x} cx={x} cy={STEP / 2} r="8" />
        ))}
        <g clipPath={`url(#${id})`} className={styles.reached}>
          {stops.map((x) => (
            <circle key={x} cx={x} cy={STEP / 2} r="8" />
          ))}
        </g>
      </svg>
      <span>
        <strong>{value.toFixed(1)}</strong> out of {outOf}
        {people !== undefined && <span className={styles.people}> from {counted(people, who)}</span>}
      </span>
    </span>
  );
};
