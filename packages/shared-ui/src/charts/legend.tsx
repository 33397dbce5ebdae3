import styles from './legend.module.css';

/** The styles of the series: each differs by line, mark and fill as well as by colour. */
const SERIES_LOOKS = ['one', 'two', 'three'] as const;

/** The class of a series by its index; a fourth could not be distinguished and gets the third style. */
export const seriesLook = (index: number): string | undefined =>
  styles[SERIES_LOOKS[Math.min(index, SERIES_LOOKS.length - 1)] ?? 'one'];

export interface MarkProps {
  x: string | number;
  y: string | number;
  index: number;
}

/** The marker of a data point: filled, hollow or small, depending on the series. */
export const Mark = ({ x, y, index }: MarkProps) => (
  <circle cx={x} cy={y} r={index === 2 ? 4 : 6} className={`${styles.mark} ${seriesLook(index)}`} />
);

/** The legend, with each series in its chart style. Hidden from screen readers, which have the table. */
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
