import { t } from '@signpost/language';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './reminder-button.module.css';

export interface ReminderButtonProps {
  /** What the visitor is reminded of: "Open day: University of Bath, 5th December 2026". */
  name: string;
  /** A hidden button keeps its place, so that nothing moves when it appears. */
  state: 'hidden' | 'unset' | 'set';
  onToggle: () => void;
}

/** [E-19] A button that sets or removes a reminder. It is controlled: the state comes from props. */
export const ReminderButton = ({ name, state, onToggle }: ReminderButtonProps) => (
  <button
    type="button"
    className={state === 'hidden' ? `${styles.remind} ${styles.hidden}` : styles.remind}
    aria-pressed={state === 'set'}
    onClick={onToggle}
  >
    <Icon name="bell" filled={state === 'set'} />
    {state === 'set' ? t('Reminder set') : t('Remind me')}
    <VisuallyHidden>
      {state === 'set' ? t(' for {name}', { name }) : t(' of {name}', { name })}
    </VisuallyHidden>
  </button>
);
