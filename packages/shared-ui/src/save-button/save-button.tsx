import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './save-button.module.css';

export interface SaveButtonProps {
  /** What is saved, by name: "Save University of Bath". */
  name: string;
  saved: boolean;
  onToggle?: () => void;
  /** Its id, for a page that listens once for many buttons: `closest('[data-save]')`. */
  id?: string;
}

/** Saves one thing. It keeps nothing itself: the state comes in, the wish goes out. */
export const SaveButton = ({ name, saved, onToggle, id }: SaveButtonProps) => (
  <button type="button" className={styles.save} aria-pressed={saved} data-save={id} onClick={onToggle}>
    <Icon name="save" filled={saved} />
    {saved ? 'Saved' : 'Save'}
    <VisuallyHidden> {name}</VisuallyHidden>
  </button>
);
