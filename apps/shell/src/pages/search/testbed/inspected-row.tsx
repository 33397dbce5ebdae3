import { t } from '@signpost/language';
import type { InspectedHit } from '@signpost/api-client/search';
import { Marked, ShowMore } from '@signpost/shared-ui';
import styles from './page.module.css';

/** A hit with its rank, its ranking criteria by the service's names, its highlights, and the raw record. */
export const InspectedRow = ({ hit, place }: { hit: InspectedHit; place: number }) => (
  <li className={styles.hit}>
    <span className={styles.place} aria-hidden="true">
      {place}
    </span>
    <div className={styles.words}>
      <h3>
        <Marked parts={hit.title} />
      </h3>
      <p className={styles.id}>
        <code>{hit.id}</code>
      </p>
      <dl className={styles.ranking} aria-label={t('Ranking')}>
        {hit.ranking.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hit.highlights.length > 0 && (
        <ul className={styles.matches} aria-label={t('Where it matched')}>
          {hit.highlights.map(({ attribute, parts }, index) => (
            <li key={index}>
              <span className={styles.attribute}>{attribute}</span> <Marked parts={parts} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore summary={t('Raw hit')}>
        {/* A long record scrolls in its box, so the box must be focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles.raw} tabIndex={0} aria-label={t('Raw hit {place}', { place })}>
          {hit.raw}
        </pre>
      </ShowMore>
    </div>
  </li>
);
