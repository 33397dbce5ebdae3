import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons under the words; the one to choose comes first. */
  actions?: ReactNode;
}

/** A question or a short task on top of the page. The browser keeps focus inside and gives it back after. */
export const Dialog = ({ open, onClose, title, children, actions }: DialogProps) => {
  const id = useId();
  const dialog = useModal(open, onClose);
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          Close
        </button>
      </div>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
};
