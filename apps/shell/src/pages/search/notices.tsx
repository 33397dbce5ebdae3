import type { SearchHit } from '@signpost/api-client/search';
import styles from './notices.module.css';

/** What must be said with the things shown: that they are invented, or samples. Each said once. */
export const Notices = ({ hits }: { hits: readonly SearchHit[] }) => {
  const notices = [...new Set(hits.flatMap(({ facts: { notice } }) => notice ?? []))];
  return notices.length === 0 ? null : (
    <ul className={styles.notices} aria-label="About these results">
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  );
};
