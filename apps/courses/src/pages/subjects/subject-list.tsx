import { LANDING } from '../../components/course-url';
import type { ComparedSubject } from './page-data';
import styles from './page.module.css';

const factsOf = ({ asks, missing, note, closestTo }: ComparedSubject): string[] => [
  ...(asks.length > 0 ? [`Usually ${asks.join(', and ')}.`] : []),
  ...(missing.length > 0 ? [`You would need ${missing.join(', and ')}.`] : []),
  ...(note === null ? [] : [note]),
  ...(closestTo.length > 0 ? [`Closest to your ${closestTo.join(' and ')}.`] : []),
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
            <a href={subject.url}>{subject.title}</a>
            {factsOf(subject).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <a
              className={styles.courses}
              href={`${LANDING}?subject=${subject.id}`}
              aria-label={`Courses in ${subject.title}`}
            >
              Courses
            </a>
          </li>
        ))}
    </ul>
  );
