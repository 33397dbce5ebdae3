/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers drop the roles of a table that is laid out as a grid. */
import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import { SmartLink } from '../link/link';
import { isSame } from './is-same';
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
  if (value === null) return <span className={styles.unknown}>{t('Not published')}</span>;
  if (row.best !== index && row.lowest !== index) return value;
  return (
    <>
      {value} <span className={styles.best}>{row.best === index ? t('Highest here') : t('Lowest here')}</span>
    </>
  );
};

const Head = ({ things }: Pick<ComparisonTableProps, 'things'>) => (
  <>
    <thead role="rowgroup" className={styles.names}>
      <tr role="row">
        <td role="cell" className={styles.corner} />
        {things.map(({ id, name, href, note }) => (
          <th key={id} role="columnheader" scope="col" className={styles.thing}>
            {href ? <SmartLink href={href}>{name}</SmartLink> : name}
            {note && <span className={styles.note}>{note}</span>}
          </th>
        ))}
      </tr>
    </thead>
    {things.some(({ action }) => action) && (
      <tbody role="rowgroup">
        <tr role="row">
          <td role="cell" className={styles.corner} />
          {things.map(({ id, action }) => (
            <td key={id} role="cell" className={styles.acts}>
              {action}
            </td>
          ))}
        </tr>
      </tbody>
    )}
  </>
);

interface RowProps extends Pick<ComparisonTableProps, 'things'> {
  row: ComparedRow;
  /** Whether it shows the same in every column. */
  same: boolean;
}

const Row = ({ row, same, things }: RowProps) => (
  <tr role="row" data-same={same || undefined}>
    <th role="rowheader" scope="row" className={styles.label}>
      {row.label}
      {row.note && <span className={styles.note}>{row.note}</span>}
      {row.alike && <span className={styles.note}>{row.alike}</span>}
    </th>
    {things.map((thing, index) => (
      <td key={thing.id} role="cell" className={row.best === index ? styles.standsOut : undefined}>
        <Value row={row} index={index} />
      </td>
    ))}
  </tr>
);

/** The checkbox that hides rows with the same value in every column; it needs no script. */
const OnlyDifferences = () => (
  <label className={styles.only}>
    <input type="checkbox" autoComplete="off" /> {t('Show only what differs')}
  </label>
);

/**
 * A comparison table of up to four things. Their names stay in view while the page is scrolled. Where it is narrow, each
 * row's label stands above its values, so that every column fits.
 */
export const ComparisonTable = ({ caption, things, groups }: ComparisonTableProps) => {
  const all = groups.flatMap(({ rows }) => rows);
  const same = new Set(all.filter(isSame));
  return (
    <div className={styles.region}>
      {same.size > 0 && same.size < all.length && <OnlyDifferences />}
      <table role="table" className={styles.table} data-columns={things.length}>
        <caption className={styles.caption}>{caption}</caption>
        <Head things={things} />
        {groups.map(({ name, rows }) => (
          <tbody key={name} role="rowgroup">
            <tr role="row" data-same={rows.every((row) => same.has(row)) || undefined}>
              <th role="rowheader" colSpan={things.length + 1} scope="rowgroup" className={styles.group}>
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} same={same.has(row)} things={things} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
