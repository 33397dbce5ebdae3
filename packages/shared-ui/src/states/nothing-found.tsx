import { LinkChips, type LinkChip } from '../choice-chips/choice-chips';
import { EmptyState, type EmptyStateProps } from './states';
import styles from './states.module.css';

export interface NothingFoundProps extends EmptyStateProps {
  /** Other kinds with results for the same words, with counts. */
  related?: readonly LinkChip[];
}

/** Links to pages that need no search words. */
const EXPLORE: readonly LinkChip[] = [
  { label: 'Careers', href: '/explore/career-list' },
  { label: 'Courses', href: '/explore/courses' },
  { label: 'Subjects', href: '/explore/search/subject_guides' },
  { label: 'Universities and colleges', href: '/explore/unis' },
  { label: 'Apprenticeships', href: '/explore/search/apprenticeships' },
  { label: 'Everything else', href: '/explore/search' },
];

/** An empty search result: what to change, other kinds with results for the same words, and pages to browse. */
export const NothingFound = ({ related = [], ...state }: NothingFoundProps) => (
  <>
    <EmptyState {...state} />
    {related.length > 0 && (
      <section className={styles.elsewhere}>
        <h3>Found elsewhere</h3>
        <LinkChips label="Found elsewhere" chips={related} />
      </section>
    )}
    <section className={styles.elsewhere}>
      <h3>Or look around</h3>
      <LinkChips label="Look around" chips={EXPLORE} />
    </section>
  </>
);
