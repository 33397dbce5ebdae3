import { t } from '@signpost/language';
import { forgetSearches, useRecentSearches } from '@signpost/identity';
import { Button, SmartLink } from '@signpost/shared-ui';
import { recentUrl } from '../recent-url';
import styles from './page.module.css';

/**
 * Searches made on this device (S-09), each a link, and a button that clears them. Its height is reserved before
 * hydration and when there are none, so that nothing shifts.
 */
export const Recents = () => {
  const recents = useRecentSearches();
  return (
    <section aria-labelledby="recents" className={styles.recents}>
      <h2 id="recents" className={styles.small}>
        {t('Your recent searches')}
      </h2>
      {recents.length === 0 ? (
        <p className={styles.none}>{t('None yet. They stay on this device, for you alone.')}</p>
      ) : (
        <>
          <ul className={styles.recentList}>
            {recents.map((recent) => {
              const { href, note } = recentUrl(recent);
              return (
                <li key={href}>
                  <SmartLink href={href}>{recent.keyword}</SmartLink> {note && <span>{note}</span>}
                </li>
              );
            })}
          </ul>
          <Button size="small" onClick={forgetSearches}>
            {t('Forget these')}
          </Button>
        </>
      )}
    </section>
  );
};
