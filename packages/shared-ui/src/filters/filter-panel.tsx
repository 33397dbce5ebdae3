import { t } from '@signpost/language';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { GetForm, type GetFormProps } from '../get-form/get-form';
import { Icon } from '../icon/icon';
import { onInteraction } from '../islands/hydrate-when';
import type * as Script from './answer-at-once';
import { FILTERS_ID } from './filters-id';
import styles from './filters.module.css';

export interface FilterPanelProps extends Pick<GetFormProps, 'action' | 'keep'> {
  /** The number of results with its noun, "43 courses", for the button that shows them; omitted when not known. */
  count?: string | undefined;
  children: ReactNode;
}

/**
 * Filters in a GET form: a side column on wide screens; elsewhere a sheet, which a `FiltersButton` opens without
 * JavaScript. From the first interaction, each choice answers at once, and the open sheet is a modal dialog.
 */
export const FilterPanel = ({ action, keep = {}, count, children }: FilterPanelProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const [answersAtOnce, setAnswersAtOnce] = useState(false);
  useEffect(() => {
    let stop: () => void = () => undefined;
    const begin = ({ answerAtOnce }: typeof Script) => {
      if (!sheet.current) return;
      stop = answerAtOnce(sheet.current);
      setAnswersAtOnce(true);
    };
    // Without its script, such as offline, the form still has its button.
    const retry = () => window.addEventListener('online', start, { once: true });
    const start = () =>
      void import(/* webpackChunkName: "answer-at-once" */ './answer-at-once').then(begin, retry);
    let stopWaiting: () => void = () => undefined;
    // The visitor may have opened it before this effect ran.
    if (sheet.current?.matches(':popover-open')) start();
    else stopWaiting = onInteraction(start);
    return () => {
      stopWaiting();
      window.removeEventListener('online', start);
      stop();
    };
  }, []);

  return (
    <div className={styles.sheet} id={FILTERS_ID} ref={sheet} popover="auto" data-at-once={answersAtOnce}>
      <GetForm action={action} keep={keep} label={t('Filters')} className={styles.form}>
        <div className={styles.top}>
          <h2 className={styles.heading}>{t('Filters')}</h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            {t('Close')}
          </button>
        </div>
        {children}
        <div className={styles.apply}>
          <Button type="submit" variant="primary">
            {answersAtOnce && count ? t('Show {count}', { count }) : t('Show results')}
          </Button>
        </div>
      </GetForm>
    </div>
  );
};
