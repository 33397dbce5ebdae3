import type { SearchHit } from '@signpost/api-client/search';
import { Icon, SmartLink } from '@signpost/shared-ui';
import { factsOf, ofWhom } from '../../components/catalogue/facts';
import { KINDS } from '../../components/catalogue/kinds';
import { Marked } from './marked';
import styles from './hit-row.module.css';

export interface HitRowProps {
  hit: SearchHit;
  /** Where kinds stand side by side: the name and one line, no picture. */
  brief?: boolean;
  level?: 2 | 3;
  /** For pictures in view at once. */
  eager?: boolean;
}

const miles = (distance: number): string =>
  distance < 1
    ? 'Less than a mile away'
    : `${Math.round(distance)} ${Math.round(distance) === 1 ? 'mile' : 'miles'} away`;

/** Something found: what it is called with the match marked, whose and where it is, what the text says, a few facts. */
export const HitRow = ({ hit, brief = false, level = 3, eager = false }: HitRowProps) => {
  const Heading = `h${level}` as const;
  const { kind, title, summary, url, image, logo, distance } = hit;
  const facts = [...(distance === null ? [] : [miles(distance)]), ...factsOf(hit)];
  const whose = ofWhom(hit);
  return (
    <article className={brief ? `${styles.row} ${styles.brief}` : styles.row}>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <SmartLink href={url}>
            <Marked parts={title} />
          </SmartLink>
        </Heading>
        {kind === 'spotlights' && (
          <p className={styles.promotion}>
            <Icon name="info" /> Promotion
          </p>
        )}
        {whose && <p className={styles.whose}>{whose}</p>}
        {!brief && summary.length > 0 && (
          <p className={styles.summary}>
            <Marked parts={summary} />
          </p>
        )}
        {!brief && facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {!brief && (logo ?? image) && (
        <img
          className={logo ? styles.logo : styles.picture}
          src={logo ?? `${image}${image?.endsWith('.svg') ? '' : '?w=320'}`}
          alt=""
          width="160"
          height="112"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </article>
  );
};

/** The line that a hit stands on. */
export const lineOf = ({ kind }: SearchHit) => (kind === 'searches' ? undefined : KINDS[kind].line);
