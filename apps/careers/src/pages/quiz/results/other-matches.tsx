import { t } from '@signpost/language';
import type { ByTrait, Match } from '@signpost/api-client/careers';
import { SmartLink } from '@signpost/shared-ui';
import { MainReasons, MatchSum, type TraitNames } from './match-why';
import { reasonsOf } from './reasons';
import styles from './matches.module.css';

const SHOWN = 5;

interface OtherMatchesProps {
  id: string;
  heading: string;
  lead: string;
  matches: readonly Match[];
  hrefOf: (match: Match) => string;
  scores: ByTrait;
  names: TraitNames;
}

/** Pathways or categories with the highest match, each with reasons. */
export const OtherMatches = ({ id, heading, lead, matches, hrefOf, scores, names }: OtherMatchesProps) => (
  <section aria-labelledby={id} className={styles.part}>
    <h2 id={id}>{heading}</h2>
    <p className={styles.lead}>{lead}</p>
    <ol className={styles.list}>
      {matches.slice(0, SHOWN).map((match) => {
        const reasons = reasonsOf(match, scores);
        return (
          <li key={match.id} className={`${styles.match} ${styles.small}`}>
            <p className={styles.percent}>
              {match.percent}%<span> {t('match')}</span>
            </p>
            <div className={styles.words}>
              <h3>
                <SmartLink href={hrefOf(match)}>{match.title}</SmartLink>
              </h3>
              <MainReasons reasons={reasons} />
              <MatchSum fit={match} reasons={reasons} names={names} />
            </div>
          </li>
        );
      })}
    </ol>
  </section>
);
