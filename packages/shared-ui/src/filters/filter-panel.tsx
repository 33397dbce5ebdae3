import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../button/button';
import { GetForm, type GetFormProps } from '../get-form/get-form';
import { Icon } from '../icon/icon';
import styles from './filters.module.css';

export interface FilterPanelProps extends Pick<GetFormProps, 'action' | 'keep'> {
  /** The number of active filters, shown on the button that opens the panel. */
  applied?: number;
  apply?: string;
  children: ReactNode;
}

/** Filters in a GET form: a side column on wide screens, elsewhere a sheet that opens without JavaScript. */
export const FilterPanel = ({
  action,
  keep = {},
  applied = 0,
  apply = 'Show results',
  children,
}: FilterPanelProps) => {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [search]);

  return (
    <div>
      <button type="button" className={styles.open} popoverTarget={id}>
        <Icon name="filter" />
        Filters
        {applied > 0 && <span className={styles.applied}>{applied} on</span>}
      </button>
      <div className={styles.sheet} id={id} ref={sheet} popover="auto">
        <GetForm action={action} keep={keep} label="Filters" className={styles.form}>
          <div className={styles.top}>
            <h2 className={styles.heading}>Filters</h2>
            <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
              <Icon name="close" />
              Close
            </button>
          </div>
          {children}
          <div className={styles.apply}>
            <Button type="submit" variant="primary">
              {apply}
            </Button>
          </div>
        </GetForm>
      </div>
    </div>
  );
};
