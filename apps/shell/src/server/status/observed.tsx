import type { ReactNode } from 'react';
import type { ErrorGroup } from '../errors/error-events';
import type { VitalStatus } from './vitals-of';
import { countOf, momentOf, secondsOf } from './words';

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

const Table = ({ caption, columns, rows }: TableProps) => (
  <div className="scroll">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const ERROR_COLUMNS = ['Source', 'Release', 'Error', 'Where', 'Times', 'Visitors', 'Last'];

/** The errors of a remote's code: file and line, release, name, side, and how often. */
export const Errors = ({ errors }: { errors: readonly ErrorGroup[] }) => (
  <Table
    caption="Errors"
    columns={ERROR_COLUMNS}
    rows={errors.map(({ source, release, name, side, part, count, visitors, last }) => [
      <code key="source">{source ?? 'unknown'}</code>,
      <code key="release">{release}</code>,
      name,
      `${side}, ${part}`,
      countOf(count),
      visitors === null ? 'not counted' : countOf(visitors),
      momentOf(last),
    ])}
  />
);

const valueOf = ({ name, p75 }: VitalStatus): string =>
  name === 'CLS' ? String(Math.round(p75 * 1_000) / 1_000) : secondsOf(p75);

/** The Core Web Vitals of the pages of a remote or of the shell. */
export const WebVitals = ({ vitals }: { vitals: readonly VitalStatus[] }) => (
  <Table
    caption="Web vitals of visitors who agreed to be counted"
    columns={['Release', 'Metric', 'Three of four within', 'Visits']}
    rows={vitals.map((vital) => [
      vital.release ? <code key="release">{vital.release}</code> : 'the running one',
      vital.name,
      valueOf(vital),
      countOf(vital.visits),
    ])}
  />
);
