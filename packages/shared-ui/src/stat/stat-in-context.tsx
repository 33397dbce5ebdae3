import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import styles from './stat-in-context.module.css';

export interface StatRange {
  /** The lower end of the scale. */
  from: number;
  to: number;
  /** The interquartile range: the lower and upper quartile. */
  middle: readonly [lower: number, upper: number];
  value: number;
  format: (value: number) => string;
  /** The group of the range: "all psychology courses". */
  whose: string;
}

export interface StatInContextProps {
  label: string;
  /** Display text; null when not published. */
  figure: string | null;
  /** The text shown when it is null; defaults to 'Not published'. */
  absent?: string | undefined;
  /** The comparison as a sentence: "About average for this subject." */
  meaning: ReactNode;
  range?: StatRange | undefined;
  source: { publisher: string; year: string; cohort?: string | undefined };
  /** An optional explanation of the method. */
  method?: ReactNode;
}

const Scale = ({ from, to, middle: [lower, upper], value }: StatRange) => {
  const place = (number: number) => `${Math.min(100, Math.max(0, ((number - from) / (to - from)) * 100))}%`;
  return (
    <svg className={styles.scale} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" className={styles.whole} />
      <line x1={place(lower)} x2={place(upper)} y1="50%" y2="50%" className={styles.middle} />
      <circle cx={place(value)} cy="50%" r="9" className={styles.here} />
    </svg>
  );
};

/** A figure with its comparison and method. A null figure is shown as "not published". */
export const StatInContext = ({
  label,
  figure,
  absent = t('Not published'),
  meaning,
  range,
  source,
  method,
}: StatInContextProps) => (
  <section className={styles.stat} aria-label={label}>
    <p className={styles.label}>{label}</p>
    <p className={figure === null ? styles.unknown : styles.figure}>{figure ?? absent}</p>
    {figure !== null && range && (
      <div className={styles.range}>
        <Scale {...range} />
        <p className={styles.ends} aria-hidden="true">
          <span>{range.format(range.from)}</span>
          <span>{range.format(range.to)}</span>
        </p>
        <p className={styles.whose}>
          {t('The thick part is the middle half of {whose}: {text} to {format2}.', {
            whose: range.whose,
            text: range.format(range.middle[0]),
            format2: range.format(range.middle[1]),
          })}
        </p>
      </div>
    )}
    <p className={styles.meaning}>{meaning}</p>
    <p className={styles.source}>
      {[source.publisher, source.year, source.cohort].filter(Boolean).join(', ')}
    </p>
    {method && (
      <details className={styles.method}>
        <summary>{t('How this is worked out')}</summary>
        <div>{method}</div>
      </details>
    )}
  </section>
);
