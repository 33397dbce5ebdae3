import { distinctNotices } from '@signpost/shared-ui';
import styles from './notices.module.css';

/** Notices about the records above, such as that they are invented. Each sentence is shown once. */
export const Notices = ({ records }: { records: Parameters<typeof distinctNotices>[0] }) => {
  const text = distinctNotices(records);
  return text && <p className={styles.notices}>{text}</p>;
};
