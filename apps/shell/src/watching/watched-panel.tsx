import { t } from '@signpost/language';
import { useRef } from 'react';
import { useVisitor } from '@signpost/identity';
import { rememberWatched, stopWatching, useWatches, type Watch } from '@signpost/identity/watches';
import { Button, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { Panel } from '../components/panel/panel';
import { countNews } from './news/news';
import { NewsList } from './news-list';
import { WatchEmails } from './watch-emails';
import { useNews } from './use-news';
import styles from './watching.module.css';

const kindNames = (): Readonly<Record<Watch['kind'], string>> => ({
  courses: t('Course'),
  unis: t('University'),
  filters: t('Search'),
});

/** What the visitor asked to be told about, with the news since the last look. Nothing for those who did not ask. */
export const WatchedPanel = () => {
  const list = useWatches();
  const isInAccount = useVisitor().status === 'signedIn';
  const news = useNews(list, true);
  const heading = useRef<HTMLHeadingElement>(null);
  if (list.items.length === 0) return null;
  // The pressed button goes away, so the focus moves to the heading.
  const focusHeading = () => heading.current?.focus();
  const markRead = () => {
    if (news) rememberWatched({ seen: news.latest ?? list.seen });
    focusHeading();
  };
  const stop = (item: Watch) => {
    focusHeading();
    stopWatching(item);
  };
  const hasNews = news !== undefined && (countNews(news) > 0 || news.dates.length > 0);
  return (
    <Panel id="watched" icon="bell" heading={t('What you asked us to tell you')} headingRef={heading}>
      <div aria-live="polite">
        {!news && <p>{t('Looking for news…')}</p>}
        {news?.partial && (
          <p>{t('We could not look at everything just now. Reload the page in a minute.')}</p>
        )}
        {news && !hasNews && !news.partial && <p>{t('Nothing has changed since you last looked.')}</p>}
      </div>
      {hasNews && <NewsList news={news} items={list.items} />}
      {news && countNews(news) > 0 && (
        <div>
          <Button size="small" onClick={markRead}>
            {t('I have read this')}
          </Button>
        </div>
      )}
      <h3 className={styles.listName}>{t('You watch')}</h3>
      <ul className={styles.watched}>
        {list.items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <span>
              <span className={styles.kind}>{kindNames()[item.kind]}: </span>
              <SmartLink href={item.url}>{item.title}</SmartLink>
            </span>
            <Button size="small" variant="quiet" onClick={() => stop(item)}>
              {t('Stop')}
              <VisuallyHidden> {t('telling me about {title}', { title: item.title })}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {isInAccount && <WatchEmails />}
      <p className={styles.source}>
        {isInAccount
          ? t('This list is kept in your account.')
          : t('This list is kept in this browser and nowhere else.')}{' '}
        {t('We look when you open the site, and the published data changes a few times a year.')}
      </p>
    </Panel>
  );
};
