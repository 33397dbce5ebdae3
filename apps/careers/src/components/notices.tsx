import { distinctNotices } from '@signpost/shared-ui';
import styles from './notices.module.css';

/** Notices about the records above, such as that they are invented. Each sentence is shown once. */
export const Notices = ({ of }: { of: Parameters<typeof distinctNotices>[0] }) => {
  const said = distinctNotices(of);
  return said && <p className={styles.notices}>{said}</p>;
};
