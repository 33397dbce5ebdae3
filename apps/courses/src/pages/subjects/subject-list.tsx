import { SmartLink } from '@signpost/shared-ui';
import { t, formatList } from '@signpost/language';
import { coursesIn } from '../../components/course-url';
import type { ComparedSubject } from './page-data';
import styles from './page.module.css';

const factsOf = ({ asks, missing, note, closestTo }: ComparedSubject): string[] => [
  ...(asks.length > 0 ? [t('Usually {asks}.', { asks: formatList(asks) })] : []),
  ...(missing.length > 0 ? [t('You would need {missing}.', { missing: formatList(missing) })] : []),
  ...(note === null ? [] : [note]),
  ...(closestTo.length > 0 ? [t('Closest to your {subjects}.', { subjects: formatList(closestTo) })] : []),
];

interface SubjectListProps {
  subjects: readonly ComparedSubject[];
  /** The text shown when there are none. */
  otherwise: string;
}

/** Subjects with what they usually ask for; those closest to the chosen A levels first. */
export const SubjectList = ({ subjects, otherwise }: SubjectListProps) =>
  subjects.length === 0 ? (
    <p>{otherwise}</p>
  ) : (
    <ul className={styles.subjects}>
      {[...subjects]
        .sort((one, other) => other.closestTo.length - one.closestTo.length)
        .map((subject) => (
          <li key={subject.id} className={styles.subject}>
            <SmartLink href={subject.url}>{subject.title}</SmartLink>
            {factsOf(subject).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <SmartLink
              className={styles.courses}
              href={coursesIn(subject)}
              aria-label={t('Courses in {title}', { title: subject.title })}
            >
              {t('Courses')}
            </SmartLink>
          </li>
        ))}
    </ul>
  );
