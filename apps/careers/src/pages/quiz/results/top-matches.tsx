import type { ByTrait } from '@signpost/api-client/careers';
import { SmartLink } from '@signpost/shared-ui';
import { careerUrl } from '../../../components/addresses';
import { placeCareers } from './less-like';
import type { ResultsProps } from './results-props';
import { firstMatches } from './spread';
import styles from './top-matches.module.css';

/** How many matches fit into a phone's first screen. */
const TOP_MATCHES = 3;

interface TopMatchesProps extends Pick<ResultsProps, 'results' | 'less'> {
  scores: ByTrait;
}

/** The best matches at the top of the results, with a link to all of them and their reasons. */
export const TopMatches = ({ results: { careers }, less, scores }: TopMatchesProps) => (
  <div className={styles.top}>
    <h2 id="top-matches">Your best matches</h2>
    <ol aria-labelledby="top-matches">
      {firstMatches(placeCareers(careers, less), scores, TOP_MATCHES).map(({ career, shown }) => (
        <li key={career.id}>
          <SmartLink href={careerUrl(career)}>{career.title}</SmartLink> <b>{shown}%</b>
        </li>
      ))}
    </ol>
    <SmartLink href="#careers" className={styles.all}>
      See them all, with reasons
    </SmartLink>
  </div>
);
