import type { CareerSummary, Fit } from '@signpost/api-client/careers';
import { Card, SaveButton } from '@signpost/shared-ui';
import { careerUrl } from './addresses';
import { MatchFlag } from './match-flag';
import { payText } from './pay';
import { toggleCareer } from './saving';
import styles from './career-card.module.css';

export interface CareerCardProps {
  career: CareerSummary;
  saved: boolean;
  /** How it fits the visitor's quiz, when that is known. */
  fit?: Fit | undefined;
  /** Why it is shown: what moves its match, or the other name that was searched for. */
  reasons?: readonly string[];
  eager?: boolean;
}

/** A career in a list: what one does, what it pays, how it fits; save. */
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
