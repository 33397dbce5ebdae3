import { t } from '@signpost/language';
import type { Career, RouteIn } from '@signpost/api-client/careers';
import { Badge, dataLanguage, Icon, type IconName } from '@signpost/shared-ui';
import { levelNames } from '../../components/education-levels';
import { routeNames } from './route-names';
import styles from './page.module.css';

const ICONS: Readonly<Record<RouteIn['kind'], IconName>> = {
  university: 'unis',
  college: 'courses',
  apprenticeship: 'employers',
  work: 'up',
  volunteering: 'globe',
  other: 'path',
};

/** The routes into a career. */
export const RoutesIn = ({ routes }: Pick<Career, 'routes'>) => (
  <ul className={styles.routes}>
    {routes.map(({ kind, text }) => (
      <li key={kind + text}>
        <Icon name={ICONS[kind]} className={styles.routeIcon} />
        <h3>{routeNames()[kind]}</h3>
        <p lang={dataLanguage()}>{text}</p>
      </li>
    ))}
  </ul>
);

/** Qualification levels that lead to the career, and other requirements: our own guidance. */
export const Education = ({ levels, requirements }: Career['education']) => (
  <div className={`${styles.pair} ${styles.education}`}>
    <div>
      <h3>{t('Qualifications that lead here')}</h3>
      {levels.length === 0 ? (
        <p>{t('Not published.')}</p>
      ) : (
        <ul className={styles.levels}>
          {levels.map(({ level, typical }) => (
            <li key={level} className={typical ? styles.typical : undefined}>
              {levelNames(level).whole} {typical && <Badge icon="check">{t('Typical')}</Badge>}
            </li>
          ))}
        </ul>
      )}
      <p>{t('General guidance: no source counts who has which.')}</p>
    </div>
    {requirements.length > 0 && (
      <div>
        <h3>{t('What employers ask for')}</h3>
        <ul className={styles.ticks} lang={dataLanguage()}>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
