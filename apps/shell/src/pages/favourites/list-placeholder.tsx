import { t } from '@signpost/language';
import { Notice, Skeleton } from '@signpost/shared-ui';
import styles from './page.module.css';

/** Placeholder until the browser has read the list, with the same height; says that it needs JavaScript. */
export const ListPlaceholder = () => (
  <>
    <noscript>
      <Notice kind="info" heading={t('Your list needs JavaScript')}>
        <p>
          {t(
            'What you save is kept in your browser, and only a script can read it there. A list that someone shares with you by a link works without.',
          )}
        </p>
      </Notice>
    </noscript>
    <div className={`${styles.reading} ${styles.scripted}`}>
      <Skeleton kind="list" count={5} label={t('Reading what you saved')} />
    </div>
  </>
);
