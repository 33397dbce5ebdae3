import { t } from '@signpost/language';
import { LinkChips, type LinkChip } from '../choice-chips/choice-chips';
import { EmptyState, type EmptyStateProps } from './states';
import styles from './states.module.css';

export interface NothingFoundProps extends EmptyStateProps {
  /** Other kinds with results for the same words, with counts. */
  related?: readonly LinkChip[];
}

/** Links to pages that need no search words. */
const explore = (): readonly LinkChip[] => [
  { label: t('Careers'), href: '/explore/career-list' },
  { label: t('Courses'), href: '/explore/courses' },
  { label: t('Subjects'), href: '/explore/search/subject_guides' },
  { label: t('Universities and colleges'), href: '/explore/unis' },
  { label: t('Apprenticeships'), href: '/explore/search/apprenticeships' },
  { label: t('Everything else'), href: '/explore/search' },
];

/** An empty search result: what to change, other kinds with results for the same words, and pages to browse. */
export const NothingFound = ({ related = [], ...state }: NothingFoundProps) => (
  <>
    <EmptyState {...state} />
    {related.length > 0 && (
      <section className={styles.elsewhere}>
        <h3>{t('Found elsewhere')}</h3>
        <LinkChips label={t('Found elsewhere')} chips={related} />
      </section>
    )}
    <section className={styles.elsewhere}>
      <h3>{t('Or look around')}</h3>
      <LinkChips label={t('Look around')} chips={explore()} />
    </section>
  </>
);
