import { useId, type ReactNode } from 'react';
import { SmartLink } from '../link/link';
import styles from './comparison-table.module.css';

export interface ComparedThing {
  id: string;
  name: string;
  href?: string | undefined;
  /** Shown under the name: owner or place, and whether it is a sample. */
  note?: ReactNode;
  /** A control that removes the column. */
  action?: ReactNode;
}

export interface ComparedRow {
  label: string;
  /** What the row's figures describe: year, cohort, method. */
  note?: string | undefined;
  /** One for each column, in order; null when not published. */
  values: readonly (ReactNode | null)[];
  /** Index of the best value, only when the difference is significant. */
  best?: number | undefined;
  /** Index of the lowest value, by the same rule. */
  lowest?: number | undefined;
  /** Text for figures that differ insignificantly. */
  alike?: string | undefined;
}

export interface ComparedGroup {
  name: string;
  rows: readonly ComparedRow[];
}

export interface ComparisonTableProps {
  caption: string;
  things: readonly ComparedThing[];
  groups: readonly ComparedGroup[];
}

const Value = ({ row, index }: { row: ComparedRow; index: number }) => {
  const value = row.values[index] ?? null;
  if (value === null) return <span className={styles.unknown}>Not published</span>;
  if (row.best !== index && row.lowest !== index) return value;
  return (
    <>
      {value} <span className={styles.best}>{row.best === index ? 'Highest here' : 'Lowest here'}</span>
    </>
  );
};

/** A comparison table whose row headers stay in view when it is scrolled sideways. */
export const ComparisonTable = ({ caption, things, groups }: ComparisonTableProps) => {
  const id = useId();
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {things.map(({ id: key, name, href, note, action }) => (
              <th key={key} scope="col" className={styles.thing}>
                {href ? <SmartLink href={href}>{name}</SmartLink> : name}
                {note && <span className={styles.note}>{note}</span>}
                {action}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th colSpan={things.length + 1} scope="rowgroup" className={styles.group}>
                <span>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className={styles.label}>
                  {row.label}
                  {row.note && <span className={styles.note}>{row.note}</span>}
                  {row.alike && <span className={styles.note}>{row.alike}</span>}
                </th>
                {things.map((thing, index) => (
                  <td key={thing.id} className={row.best === index ? styles.standsOut : undefined}>
                    <Value row={row} index={index} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
