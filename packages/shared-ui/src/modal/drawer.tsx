import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './drawer.module.css';
import { useModal } from './use-modal';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** What stays in view at its foot. */
  foot?: ReactNode;
}

/** A longer task beside the page: from the side where there is room, from below on a phone. Modal, as a dialog is. */
export const Drawer = ({ open, onClose, title, children, foot }: DrawerProps) => {
  const id = useId();
  const dialog = useModal(open, onClose);
  return (
    <dialog className={styles.drawer} ref={dialog} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          Close
        </button>
      </div>
      <div className={styles.content}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
};
