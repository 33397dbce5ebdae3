import type { CareerSummary, Fit } from '@signpost/api-client/careers';
import { Card, SaveButton } from '@signpost/shared-ui';
import { careerUrl } from './addresses';
import { MatchFlag } from './fit/match-flag';
import { payText } from './pay';
import { toggleCareer } from './saving';
import styles from './career-card.module.css';

export interface CareerCardProps {
  career: CareerSummary;
  saved: boolean;
  /** Match with the visitor's quiz, when it is known. */
  fit?: Fit | undefined;
  /** Why the career is listed: the reasons of its match, or the alternative title that matched the search. */
  reasons?: readonly string[];
  eager?: boolean;
}

/** List card of a career: summary, pay, quiz match and save button. */
export const CareerCard = ({ career, saved, fit, reasons = [], eager = false }: CareerCardProps) => (
  <div className={styles.place}>
    <Card
      title={career.title}
      href={careerUrl(career)}
      image={career.image}
      summary={<span className={styles.summary}>{career.summary}</span>}
      meta={[payText(career), ...reasons]}
      action={<SaveButton name={career.title} saved={saved} onToggle={() => toggleCareer(career)} />}
      eager={eager}
    />
    <MatchFlag fit={fit} />
  </div>
);
