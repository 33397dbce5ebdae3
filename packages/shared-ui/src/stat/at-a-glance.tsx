import { t } from '@signpost/language';
import type { Figure } from '../record-card/record';
import styles from './at-a-glance.module.css';

/** A figure or fact at the top of a page; a null value is only its note, which says why. */
export type GlanceFact = Pick<Figure, 'label' | 'value' | 'note'>;

/** Up to six figures that decide, side by side above all other content; renders nothing without any. */
export const AtAGlance = ({ facts }: { facts: readonly GlanceFact[] }) =>
  facts.length > 0 && (
    <dl className={styles.glance} aria-label={t('At a glance')}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          {value && <dd className={styles.value}>{value}</dd>}
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
