import { t } from '@signpost/language';
import { useMemo, useRef, useState } from 'react';
import { Notice } from '@signpost/shared-ui';
import { MAX_LISTS } from './address';
import { Board } from './board';
import type { ClassFacts } from './check-class';
import { ListsForm } from './lists-form';
import type { PupilList, ReadResult } from './read-lists';
import { useCourses } from './use-courses';
import styles from './board.module.css';

/** The lists that were opened, and what could not be read. */
interface Opened {
  readonly lists: readonly PupilList[];
  readonly problems: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

const NOTHING: Opened = { lists: [], problems: [], at: 0 };

const openAll = (results: readonly ReadResult[], at: number): Opened => {
  const lists = results.flatMap((result) => ('list' in result ? [result.list] : []));
  const problems = results.flatMap((result) => ('problem' in result ? [result.problem] : []));
  const left = lists.length - MAX_LISTS;
  if (left > 0)
    problems.push(
      t('A board has at most {limit} lists. {left, plural, one {# list} other {# lists}} left out.', {
        limit: MAX_LISTS,
        left,
      }),
    );
  return { lists: lists.slice(0, MAX_LISTS), problems, at };
};

const idsOf = (lists: readonly PupilList[]): string[] =>
  [...new Set(lists.flatMap(({ courses }) => courses.map(({ id }) => id)))].sort();

const Problems = ({ problems }: Pick<Opened, 'problems'>) =>
  problems.length > 0 && (
    <div className={styles.screen}>
      <Notice
        kind="error"
        heading={t('{count, plural, one {# problem} other {# problems}}. The other lists are on the board.', {
          count: problems.length,
        })}
      >
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );

/** The form for lists, what could not be read, and the board. */
export const Workspace = ({ rules }: Pick<ClassFacts, 'rules'>) => {
  const [opened, setOpened] = useState(NOTHING);
  const result = useRef<HTMLDivElement>(null);
  const { lists, problems, at } = opened;
  const ids = useMemo(() => idsOf(lists), [lists]);
  const { courses, waiting, retry } = useCourses(ids);
  const show = (results: readonly ReadResult[]) => {
    setOpened(openAll(results, Date.now()));
    result.current?.focus();
  };
  return (
    <>
      <ListsForm onShow={show} onClear={() => setOpened(NOTHING)} />
      <div ref={result} tabIndex={-1} aria-label={t('Result')} role="region" className={styles.result}>
        <Problems problems={problems} />
        <p role="status">
          {waiting > 0 && t('Looking up {waiting, plural, one {# course} other {# courses}}…', { waiting })}
        </p>
        {lists.length > 0 && waiting === 0 && (
          <Board lists={lists} facts={{ courses, rules, now: at }} onRetry={retry} />
        )}
      </div>
    </>
  );
};
