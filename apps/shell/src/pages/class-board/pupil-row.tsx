import { t } from '@signpost/language';
import { Badge } from '@signpost/shared-ui';
import type { PupilFinding, PupilResult } from './check-class';
import styles from './board.module.css';

const kindNames = (): Readonly<Record<PupilFinding['kind'], string>> => ({
  rule: t('Breaks a rule'),
  date: t('Date passed'),
  empty: t('Empty'),
  look: t('Have a look'),
});

/** One pupil: name, findings, and the choices. */
export const PupilRow = ({ pupil: { name, choices, isRanked, findings } }: { pupil: PupilResult }) => (
  <li className={styles.pupil}>
    <h3>{name}</h3>
    <div>
      {findings.length === 0 ? (
        <p>{t('Nothing to look at.')}</p>
      ) : (
        <ul className={styles.findings}>
          {findings.map(({ kind, message }) => (
            <li key={message}>
              <Badge shape={kind === 'look' ? 'plain' : 'strong'}>{kindNames()[kind]}</Badge> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
    {choices.length > 0 && (
      <details className={styles.choices}>
        <summary>
          {isRanked
            ? t('{count, plural, one {# choice} other {# choices}}', { count: choices.length })
            : t('{count, plural, one {# saved course} other {# saved courses}}', { count: choices.length })}
          {isRanked ? t(', in order') : ''}
        </summary>
        <ol>
          {choices.map((choice, index) => (
            <li key={`${index} ${choice}`}>{choice}</li>
          ))}
        </ol>
      </details>
    )}
  </li>
);
