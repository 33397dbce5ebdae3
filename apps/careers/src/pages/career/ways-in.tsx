import type { Career, RouteIn } from '@signpost/api-client/careers';
import { Badge, Icon, type IconName } from '@signpost/shared-ui';
import styles from './page.module.css';

const ROUTES: Readonly<Record<RouteIn['kind'], { name: string; icon: IconName }>> = {
  university: { name: 'University', icon: 'unis' },
  college: { name: 'College', icon: 'courses' },
  apprenticeship: { name: 'Apprenticeship', icon: 'employers' },
  work: { name: 'Working your way up', icon: 'up' },
  volunteering: { name: 'Volunteering', icon: 'globe' },
  other: { name: 'Other ways', icon: 'path' },
};

/** The routes into a career. */
export const RoutesIn = ({ routes }: Pick<Career, 'routes'>) => (
  <ul className={styles.routes}>
    {routes.map(({ kind, text }) => (
      <li key={kind + text}>
        <Icon name={ROUTES[kind].icon} className={styles.routeIcon} />
        <h3>{ROUTES[kind].name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** Qualification levels of people in the career, and other requirements. */
export const Education = ({ levels, requirements }: Career['education']) => (
  <div className={`${styles.pair} ${styles.education}`}>
    <div>
      <h3>Qualifications people have</h3>
      {levels.length === 0 ? (
        <p>Not published.</p>
      ) : (
        <ul className={styles.levels}>
          {levels.map(({ level, typical }) => (
            <li key={level} className={typical ? styles.typical : undefined}>
              {level} {typical && <Badge icon="check">Most have this</Badge>}
            </li>
          ))}
        </ul>
      )}
    </div>
    {requirements.length > 0 && (
      <div>
        <h3>What employers ask for</h3>
        <ul className={styles.ticks}>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
