import { t } from '@signpost/language';
import { SmartLink } from '@signpost/shared-ui';
import { careerUrl } from '../../../components/addresses';
import type { Placed } from './less-like';
import styles from './top-matches.module.css';

/** How many matches fit into a phone's first screen. */
const TOP_MATCHES = 3;

/** The first of the matches at the top of the results, with a link to all of them and their reasons. */
export const TopMatches = ({ matches }: { matches: readonly Placed[] }) => (
  <div className={styles.top}>
    <h2 id="top-matches">{t('Your best matches')}</h2>
    <ol aria-labelledby="top-matches">
      {matches.slice(0, TOP_MATCHES).map(({ career, shown }) => (
        <li key={career.id}>
          <SmartLink href={careerUrl(career)}>{career.title}</SmartLink> <b>{shown}%</b>
        </li>
      ))}
    </ol>
    <SmartLink href="#careers" className={styles.all}>
      {t('See them all, with reasons')}
    </SmartLink>
  </div>
);
