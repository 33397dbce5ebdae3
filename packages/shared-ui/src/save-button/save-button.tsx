import { t } from '@signpost/language';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './save-button.module.css';

/** `saving` while the request is pending, `failed` when it failed, `login` when the visitor must sign in first. */
export type SaveState = 'idle' | 'saving' | 'failed' | 'login';

export interface SaveButtonProps {
  /** The name of the item: "Save University of Bath". */
  name: string;
  saved: boolean;
  state?: SaveState;
  onToggle?: () => void;
  /** Its id, for delegated event handling: `closest('[data-save]')`. */
  id?: string;
}

const words = (saved: boolean, state: SaveState) => {
  if (state === 'saving') return saved ? t('Removing') : t('Saving');
  if (state === 'failed') return t('Not saved. Try again');
  if (state === 'login') return t('Sign in to save');
  return saved ? t('Saved') : t('Save');
};

/**
 * A save button. It is controlled: the state comes from props and a press is reported by an event. Ignores presses
 * while saving.
 */
export const SaveButton = ({ name, saved, state = 'idle', onToggle, id }: SaveButtonProps) => {
  const saving = state === 'saving';
  return (
    <button
      type="button"
      className={state === 'idle' ? styles.save : `${styles.save} ${styles[state]}`}
      aria-pressed={saved}
      aria-disabled={saving || undefined}
      data-save={id}
      onClick={saving ? undefined : onToggle}
    >
      <Icon name={state === 'failed' ? 'error' : 'save'} filled={saved && state !== 'failed'} />
      {words(saved, state)}
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  );
};
