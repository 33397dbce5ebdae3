import { t } from '@signpost/language';
import { ExternalLink } from '@signpost/shared-ui';
import styles from './source-list.module.css';

/** A source of the content, on another site. */
export interface Source {
  readonly name: string;
  readonly url: string;
}

/** The sources of a section, and where to check for changes. */
export const SourceList = ({ sources }: { sources: readonly Source[] }) => (
  <div className={styles.sources}>
    <p>{t('Check before you decide. Our sources:')}</p>
    <ul>
      {sources.map(({ name, url }) => (
        <li key={url}>
          <ExternalLink href={url}>{name}</ExternalLink>
        </li>
      ))}
    </ul>
  </div>
);
