import { t } from '@signpost/language';
import { grouped, Icon, LinkChips, SmartLink } from '@signpost/shared-ui';
import { kindDescriptions } from '../../../components/catalogue/kind-descriptions';
import { countOf, KINDS } from '../../../components/catalogue/kinds';
import { landingUrl, pathOf } from '../write-address';
import type { LandingData } from './page-data';
import { Recents } from './recents';
import styles from './page.module.css';

/** The page without a query: recent searches, suggested subjects, and every kind with its total. */
export const Starts = ({ starts, found }: Pick<LandingData, 'starts' | 'found'>) => (
  <>
    <div className={styles.starts}>
      {starts.length > 0 && (
        <section aria-labelledby="starts">
          <h2 id="starts" className={styles.small}>
            {t('Popular searches')}
          </h2>
          <p className={styles.note}>
            {t('What most universities teach. We do not track what people search for.')}
          </p>
          <LinkChips
            label={t('Popular searches')}
            chips={starts.map((label) => ({ label, href: landingUrl(label) }))}
          />
        </section>
      )}
      <Recents />
    </div>
    <section aria-labelledby="kinds">
      <h2 id="kinds">{t('Or look through one kind')}</h2>
      <ul className={styles.index}>
        {found.map((page) => {
          const { kind } = page;
          const { name, line, icon } = KINDS[kind];
          const count = countOf(page);
          return (
            <li key={kind} data-line={line} className={styles.stop}>
              <Icon name={icon} className={styles.icon} />
              <h3 className={styles.stopName}>
                <SmartLink href={pathOf(kind)}>{name}</SmartLink>
              </h3>
              {count !== null && <span className={styles.count}>{grouped(count)}</span>}
              <p className={styles.text}>{kindDescriptions()[kind]}</p>
            </li>
          );
        })}
      </ul>
    </section>
  </>
);
