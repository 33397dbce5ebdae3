import { saidOnce } from '@signpost/shared-ui';
import styles from './notices.module.css';

/** What readers must be told of the things above, such as that they are invented: each sentence once. */
export const Notices = ({ of }: { of: Parameters<typeof saidOnce>[0] }) => {
  const said = saidOnce(of);
  return said && <p className={styles.notices}>{said}</p>;
};
