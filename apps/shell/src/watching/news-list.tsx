import { rich, t } from '@signpost/language';
import { dateTime, longDate, SmartLink, externalUrl } from '@signpost/shared-ui';
import type { Watch } from '@signpost/identity/watches';
import type { NearDate, News, NewMatches } from './news/news';
import styles from './watching.module.css';

const nameOf = (items: readonly Watch[], search: string): string =>
  items.find(({ kind, id }) => kind === 'filters' && id === search)?.title ?? t('your search');

const Matches = ({ found, name }: { found: NewMatches; name: string }) => (
  <li>
    <strong>
      <SmartLink href={found.search}>{name}</SmartLink>
    </strong>
    <p>{t('{total, plural, one {# new result} other {# new results}}', { total: found.total })}:</p>
    <ul className={styles.hits}>
      {found.hits.map(({ id, name: hit, url }) => (
        <li key={id}>
          <SmartLink href={url}>{hit}</SmartLink>
        </li>
      ))}
    </ul>
  </li>
);

const DateRow = ({ date: { name, at, message, link, linkLabel } }: { date: NearDate }) => (
  <li>
    <strong>
      {name}: <time dateTime={at}>{at.includes('T') ? dateTime(at) : longDate(at)}</time>
    </strong>
    <p>{message}</p>
    <p>
      {externalUrl(link) ? <a href={link}>{linkLabel}</a> : <SmartLink href={link}>{linkLabel}</SmartLink>}
    </p>
  </li>
);

/** The news about watched things: changes, new results of searches, dates that come near. */
export const NewsList = ({ news, items }: { news: News; items: readonly Watch[] }) => (
  <ul className={styles.news}>
    {news.dates.map((date) => (
      <DateRow key={date.id} date={date} />
    ))}
    {news.changes.map(({ id, name, path, provider, summary, dataSet, dataYear, changedAt }) => (
      <li key={id}>
        <strong>
          {path ? <SmartLink href={path}>{name}</SmartLink> : name}
          {provider && provider !== name && `, ${provider}`}
        </strong>
        <p>{summary}</p>
        <p className={styles.source}>
          {rich('{dataSet}, {dataYear}. On the site since <time>{changedAt}</time>.', {
            dataSet,
            dataYear,
            changedAt: longDate(changedAt),
            time: (text) => <time dateTime={changedAt}>{text}</time>,
          })}
        </p>
      </li>
    ))}
    {news.matches.map((found) => (
      <Matches key={found.search} found={found} name={nameOf(items, found.search)} />
    ))}
  </ul>
);
