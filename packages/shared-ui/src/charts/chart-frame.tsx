import { t } from '@signpost/language';
import { useId, type ReactNode } from 'react';
import styles from './chart-frame.module.css';

/** The texts of a chart. */
export interface ChartText {
  title: string;
  /** What the chart shows, in a sentence or two: its text alternative, and its main point. */
  summary: string;
  /** Publisher, year and number of people. */
  source: string;
  level?: 2 | 3 | 4;
}

/** The same figures as table rows; null where a figure was not published. */
export interface ChartTable {
  /** Header of the first column. */
  first: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (string | null)[] }[];
}

export interface ChartFrameProps extends ChartText {
  table: ChartTable;
  /** The legend, for more than one series. */
  legend?: ReactNode;
  children: ReactNode;
}

const Table = ({ title, table }: { title: string; table: ChartTable }) => (
  <table className={styles.table}>
    <caption className={styles.hidden}>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{table.first}</th>
        {table.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={index}>{cell ?? t('Not published')}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The frame of every chart: title, summary, chart, its table behind a toggle, and the source. */
export const ChartFrame = ({
  title,
  summary,
  source,
  level = 3,
  table,
  legend,
  children,
}: ChartFrameProps) => {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.words}>
        <Heading id={id}>{title}</Heading>
        <p>{summary}</p>
      </figcaption>
      {legend}
      {children}
      <details className={styles.figures}>
        <summary>{t('Show the figures as a table')}</summary>
        <Table title={title} table={table} />
      </details>
      <p className={styles.source}>{source}</p>
    </figure>
  );
};
