import type { SearchHit } from '@signpost/api-client/search';
import { saidOnce } from '@signpost/shared-ui';
import styles from './notices.module.css';

/** What must be said with the things shown: that they are invented, or samples. Each said once. */
export const Notices = ({ hits }: { hits: readonly SearchHit[] }) => {
  const said = saidOnce(hits.map(({ facts }) => facts));
  return said && <p className={styles.notices}>{said}</p>;
};
