import { t } from '@signpost/language';
import { useMemo, useState } from 'react';
import { Button, Notice, PrintButton, saveFile } from '@signpost/shared-ui';
import { checkClass, type ClassFacts, type PupilFinding, type PupilResult } from './check-class';
import { Common } from './common';
import { commonThings } from './common-things';
import { boardCsv } from './csv';
import { NextDate } from './next-date';
import { PupilRow } from './pupil-row';
import type { PupilList } from './read-lists';
import styles from './board.module.css';

interface BoardProps {
  lists: readonly PupilList[];
  facts: ClassFacts;
  onRetry: () => void;
}

const withKind = (pupils: readonly PupilResult[], kind: PupilFinding['kind']): number =>
  pupils.filter(({ findings }) => findings.some((finding) => finding.kind === kind)).length;

const summaryOf = (pupils: readonly PupilResult[]): string => {
  const parts = [
    t('{count} with a broken rule', { count: withKind(pupils, 'rule') }),
    t('{count} with a date that has passed', { count: withKind(pupils, 'date') }),
    t('{count} empty', { count: withKind(pupils, 'empty') }),
    t('{count} with nothing to look at', {
      count: pupils.filter(({ findings }) => findings.length === 0).length,
    }),
  ];
  return `${t('{count, plural, one {# list} other {# lists}}', { count: pupils.length })}: ${parts.join(', ')}.`;
};

/** The board: each pupil with what was found, the next date, and what is common in the class. */
export const Board = ({ lists, facts, onRetry }: BoardProps) => {
  const [onlyFound, setOnlyFound] = useState(false);
  const pupils = useMemo(() => checkClass(lists, facts), [lists, facts]);
  const common = useMemo(() => commonThings(lists, facts), [lists, facts]);
  const shown = onlyFound ? pupils.filter(({ findings }) => findings.length > 0) : pupils;
  const hasFailed = [...facts.courses.values()].includes('failed');
  return (
    <div className={styles.board}>
      <section aria-labelledby="pupils">
        <h2 id="pupils">{t('Pupils')}</h2>
        <p>{summaryOf(pupils)}</p>
        <NextDate facts={facts} />
        {hasFailed && (
          <Notice kind="warning" heading={t('Some courses could not be looked up')}>
            <Button size="small" onClick={onRetry}>
              {t('Try again')}
            </Button>
          </Notice>
        )}
        <div className={styles.acts}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={onlyFound}
              onChange={({ target }) => setOnlyFound(target.checked)}
            />
            {t('Only those with something to look at')}
          </label>
          <PrintButton />
          <Button
            variant="quiet"
            size="small"
            onClick={() => saveFile('class-board.csv', boardCsv(pupils), 'text/csv')}
          >
            {t('Save as a CSV file')}
          </Button>
        </div>
        <ol className={styles.pupils}>
          {shown.map((pupil, index) => (
            <PupilRow key={`${index} ${pupil.name}`} pupil={pupil} />
          ))}
        </ol>
        {shown.length === 0 && <p>{t('There is nothing to look at in these lists.')}</p>}
      </section>
      <Common common={common} />
    </div>
  );
};
