import { rich } from '@signpost/language';
import type { SearchHit } from '@signpost/api-client/search';
import { sampleLabel } from '@signpost/shared-ui';
import styles from './samples-note.module.css';

/** The note below a list of results in which some are invented samples. */
export const SamplesNote = ({ hits }: { hits: readonly SearchHit[] }) =>
  hits.some(({ facts }) => facts.notice) && (
    <p className={styles.note}>
      {rich(
        'What is marked “{label}” is made up, to show how the site works. <link>What is real on Signpost</link>',
        { label: sampleLabel(), link: (text) => <a href="/about-the-data#invented">{text}</a> },
      )}
    </p>
  );
