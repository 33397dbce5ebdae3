import { t } from '@signpost/language';
import styles from './bar-chart.module.css';
import { ChartFrame, type ChartText } from './chart-frame';
import { percent } from './scale';

export interface Bar {
  label: string;
  /** Null when it was not published. */
  value: number | null;
  /** A short note under the label: cohort, place. */
  note?: string | undefined;
  /** Marks the bar that the page is about. */
  mark?: boolean;
}

export interface BarChartProps extends ChartText {
  /** Header of the first column: "Course". */
  first: string;
  /** What the bars measure: "Typical pay". */
  measure: string;
  bars: readonly Bar[];
  /** The end of the scale; defaults to the longest bar. */
  max?: number;
  format: (value: number) => string;
}

/** Horizontal bars from zero, each with its figure beside it. Plain HTML and SVG. */
export const BarChart = ({ bars, first, measure, max, format, ...text }: BarChartProps) => {
  const most = max ?? Math.max(0, ...bars.map(({ value }) => value ?? 0));
  const table = {
    first,
    columns: [measure],
    rows: bars.map(({ label, value }) => ({ name: label, cells: [value === null ? null : format(value)] })),
  };
  return (
    <ChartFrame {...text} table={table}>
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ label, value, note, mark }) => (
          <div key={label} className={mark ? `${styles.row} ${styles.mark}` : styles.row}>
            <p className={styles.label}>
              {label}
              {note && <span className={styles.note}>{note}</span>}
            </p>
            {value === null ? (
              <p className={styles.unknown}>{t('Not published')}</p>
            ) : (
              <p className={styles.amount}>
                <svg className={styles.track}>
                  <rect className={styles.bar} width={percent(most ? value / most : 0)} height="100%" />
                </svg>
                <span className={styles.figure}>{format(value)}</span>
              </p>
            )}
          </div>
        ))}
      </div>
    </ChartFrame>
  );
};
