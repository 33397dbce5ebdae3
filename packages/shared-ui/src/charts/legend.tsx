import styles from './legend.module.css';

/** How a series is drawn: each differs by line, mark and fill as well as by colour. */
export const SERIES_LOOKS = ['one', 'two', 'three'] as const;

/** The class of a series by its place; a fourth would not be told apart and looks like the third. */
export const seriesLook = (index: number): string | undefined =>
  styles[SERIES_LOOKS[Math.min(index, SERIES_LOOKS.length - 1)] ?? 'one'];

export interface MarkProps {
  x: string | number;
  y: string | number;
  index: number;
}

/** A point of a series: a filled stop, a hollow one, a small one. */
export const Mark = ({ x, y, index }: MarkProps) => (
  <circle cx={x} cy={y} r={index === 2 ? 4 : 6} className={`${styles.mark} ${seriesLook(index)}`} />
);

/** What each series is, drawn as it is in the chart. Decoration beside the table, so hidden from screen readers. */
export const Legend = ({ names }: { names: readonly string[] }) =>
  names.length < 2 ? null : (
    <ul className={styles.legend} aria-hidden="true">
      {names.map((name, index) => (
        <li key={name}>
          <svg viewBox="0 0 40 16" className={styles.sample}>
            <line x1="0" x2="40" y1="8" y2="8" className={`${styles.stroke} ${seriesLook(index)}`} />
            <Mark x={20} y={8} index={index} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
