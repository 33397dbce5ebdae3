import { Icon, SmartLink } from '@signpost/shared-ui';
import styles from './articles.module.css';

/** Our own articles, by the last segment of their path. */
export interface Reading {
  readonly article: string;
  readonly title: string;
}

/** Links to our own articles about the topic of a section. */
export const Articles = ({ label, articles }: { label: string; articles: readonly Reading[] }) => (
  <ul className={styles.articles} aria-label={label} data-line="guides">
    {articles.map(({ article, title }) => (
      <li key={article}>
        <SmartLink href={`/explore/articles/${article}`} className={styles.article}>
          <Icon name="guides" />
          {title}
        </SmartLink>
      </li>
    ))}
  </ul>
);
