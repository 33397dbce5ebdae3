import { t } from '@signpost/language';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons under the text, the recommended one first. */
  actions?: ReactNode;
}

/** A modal question or short task. The browser traps focus and restores it on close. */
export const Dialog = ({ open, onClose, title, children, actions }: DialogProps) => {
  const id = useId();
  const dialog = useModal(open, onClose);
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          {t('Close')}
        </button>
      </div>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
};
