import { t } from '@signpost/language';
import { forgetSearch, useRecentSearches } from '@signpost/identity';
import { Button, LinkChips } from '@signpost/shared-ui';
import { searchUrl } from './search-url';
import { INDEX } from './use-suggestions';
import styles from './page.module.css';

/** Recent career searches on this device (S-09). Space is reserved until hydration, to avoid layout shift. */
export const Recents = () => {
  const recents = useRecentSearches().filter(({ index }) => index === INDEX);
  return (
    <section aria-labelledby="recents" className={styles.recents}>
      <h2 id="recents">{t('Your recent searches')}</h2>
      {recents.length === 0 ? (
        <p className={styles.soft}>{t('None yet. They stay on this device, for you alone.')}</p>
      ) : (
        <>
          <LinkChips
            label={t('Your recent searches')}
            chips={recents.map(({ keyword }) => ({ label: keyword, href: searchUrl(keyword) }))}
          />
          <p>
            <Button size="small" variant="quiet" onClick={() => recents.forEach(forgetSearch)}>
              {t('Forget these')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
};
