import { dataLanguage } from '@signpost/shared-ui';
import { t } from '@signpost/language';
import type { WorkTask } from '@signpost/api-client/employers';
import styles from './page.module.css';

/** The tasks in order, with their duration. */
export const Tasks = ({ tasks }: { tasks: readonly WorkTask[] }) =>
  tasks.length === 0 ? (
    <p>{t('The single tasks are not published.')}</p>
  ) : (
    <ol className={styles.tasks}>
      {tasks.map(({ title, minutes, text }) => (
        <li key={title}>
          <h3 lang={dataLanguage()}>{title}</h3>
          <p className={styles.minutes}>
            {t('About {minutes, plural, one {# minute} other {# minutes}}', { minutes })}
          </p>
          <p lang={dataLanguage()}>{text}</p>
        </li>
      ))}
    </ol>
  );
