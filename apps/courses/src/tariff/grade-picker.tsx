import { t } from '@signpost/language';
import { useEffect, useId, useState } from 'react';
import { useQualification } from '@signpost/identity';
import { myGrades } from '@signpost/identity/my-grades';
import {
  GRADE_PARAMETER,
  gradesOf,
  MAX_GRADES,
  pointsOf,
  readGrades,
  TARIFF_TABLES,
  writeGrade,
  type Grade,
  type TariffTable,
  gradeName,
  qualificationName,
} from '@signpost/api-client/tariff';
import styles from './grade-picker.module.css';

/** Number of initial rows: most people take three subjects. */
const MIN_ROWS = 3;

/** Returns the chosen grades and one empty row. */
const rowsFor = (values: readonly string[]): string[] => {
  const chosen = values.filter(Boolean);
  const rows = Math.min(MAX_GRADES, Math.max(MIN_ROWS, chosen.length + 1));
  return Array.from({ length: rows }, (_, index) => chosen[index] ?? '');
};

const Options = ({ table }: { table: TariffTable }) => (
  <optgroup label={qualificationName(table.key)}>
    {gradesOf(table).map(([grade, points]) => (
      <option key={grade} value={writeGrade({ qualification: table.key, grade })}>
        {`${qualificationName(table.key)} ${gradeName(grade)} (${points})`}
      </option>
    ))}
  </optgroup>
);

/** Returns the tables with the visitor's own qualification first. */
const ordered = (first: string): readonly TariffTable[] => [
  ...TARIFF_TABLES.filter(({ key }) => key === first),
  ...TARIFF_TABLES.filter(({ key }) => key !== first),
];

export interface GradePickerProps {
  /** The grades in the address; without any, those last entered on this device are filled in after hydration. */
  given: readonly Grade[];
  legend?: string;
  /** False where grades are only tried out, so that the device keeps those entered elsewhere. */
  remembers?: boolean;
}

/** Form fields for grades achieved or expected, with their UCAS Tariff points updated on change. */
export const GradePicker = ({
  given,
  legend = t('Grades you have or expect'),
  remembers = true,
}: GradePickerProps) => {
  const id = useId();
  const tables = ordered(useQualification());
  const address = given.map(writeGrade).join('\n');
  const [state, setState] = useState({ address, rows: rowsFor(given.map(writeGrade)) });
  if (state.address !== address) setState({ address, rows: rowsFor(given.map(writeGrade)) });
  useEffect(() => {
    const kept = myGrades.read();
    if (address === '' && kept.length > 0) setState({ address, rows: rowsFor(kept) });
  }, [address]);
  const choose = (row: number, value: string) => {
    const rows = state.rows.map((each, index) => (index === row ? value : each));
    const last = rows.at(-1) !== '' && rows.length < MAX_GRADES ? [''] : [];
    setState({ address, rows: [...rows, ...last] });
    if (remembers) myGrades.write(rows.filter(Boolean));
  };
  const points = pointsOf(readGrades(state.rows).grades);
  return (
    <fieldset className={styles.grades}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.rows}>
        {state.rows.map((value, row) => (
          <label key={row} className={styles.row} htmlFor={`${id}${row}`}>
            <span className={styles.label}>{t('Grade {number}', { number: row + 1 })}</span>
            <select
              id={`${id}${row}`}
              className={styles.select}
              name={GRADE_PARAMETER}
              value={value}
              onChange={({ target }) => choose(row, target.value)}
            >
              <option value="">{t('None')}</option>
              {tables.map((table) => (
                <Options key={table.key} table={table} />
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className={styles.total}>
        <output className={styles.points}>{points > 0 && points}</output>{' '}
        {points > 0
          ? t('UCAS Tariff {points, plural, one {point} other {points}}', { points })
          : t('Choose grades to see their UCAS Tariff points')}
      </p>
    </fieldset>
  );
};
