import { Notice, Skeleton } from '@signpost/shared-ui';
import styles from './page.module.css';

/** Holds the room of the list until the browser has read it; without JavaScript it cannot, and that is said. */
export const Waiting = () => (
  <>
    <noscript>
      <Notice kind="info" heading="Your list needs JavaScript">
        <p>
          What you save is kept in your browser, and only a script can read it there. A list that someone
          shares with you by a link works without.
        </p>
      </Notice>
    </noscript>
    <div className={`${styles.reading} ${styles.scripted}`}>
      <Skeleton kind="list" count={5} label="Reading what you saved" />
    </div>
  </>
);
