import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './save-button.module.css';

/** `saving` while it is on its way, `failed` when it did not get there, `login` when the visitor must sign in first. */
export type SaveState = 'idle' | 'saving' | 'failed' | 'login';

export interface SaveButtonProps {
  /** What is saved, by name: "Save University of Bath". */
  name: string;
  saved: boolean;
  state?: SaveState;
  onToggle?: () => void;
  /** Its id, for a page that listens once for many buttons: `closest('[data-save]')`. */
  id?: string;
}

const words = (saved: boolean, state: SaveState) => {
  if (state === 'saving') return saved ? 'Removing' : 'Saving';
  if (state === 'failed') return 'Not saved. Try again';
  if (state === 'login') return 'Sign in to save';
  return saved ? 'Saved' : 'Save';
};

/** Saves one thing. It keeps nothing itself: the state comes in, the wish goes out. A press while saving does nothing. */
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
