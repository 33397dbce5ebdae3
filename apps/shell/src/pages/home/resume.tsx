import { rich, t } from '@signpost/language';
import { useEffect, useState, type ReactNode } from 'react';
import { nextDeadline, type ApplicationDates } from '@signpost/api-client/key-facts';
import { countFavourites, FAVOURITE_KINDS, useFavourites, useRecentSearches } from '@signpost/identity';
import { Container, dateTime, Icon, longDate, SmartLink } from '@signpost/shared-ui';
import { recentUrl } from '../search/recent-url';
import styles from './resume.module.css';

/** Number of links of each list that fit the reserved height. */
const MAX_LINKS = 3;

/** Steps shown on a first visit. */
const steps = () =>
  [
    {
      icon: 'search',
      title: t('Start anywhere'),
      text: t('A subject you like, a job you saw, a town you know. One box finds all of it.'),
    },
    {
      icon: 'list',
      title: t('Compare fairly'),
      text: t('Figures from published sources, each with its source. What is not published is not a zero.'),
    },
    {
      icon: 'save',
      title: t('Keep what fits'),
      text: t('Save on this device, without an account. Put your five in order, print them, share them.'),
    },
  ] as const;

/**
 * Returns the time of the visit, in milliseconds since 1970; null until the page is hydrated, so that both sides render
 * the same.
 */
const useNow = (): number | null => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  return now;
};

/**
 * Shows three steps on a first visit; for a returning visitor the recent searches, the saved items and the next
 * deadline. Both have the same height, so that hydration causes no layout shift.
 */
export const Resume = ({ dates }: { dates: ApplicationDates | null }) => {
  const favourites = useFavourites();
  const searches = useRecentSearches();
  const now = useNow();
  const isReturning = now !== null && (searches.length > 0 || countFavourites(favourites) > 0);
  const saved = FAVOURITE_KINDS.flatMap((kind) => favourites[kind]).slice(-MAX_LINKS);
  return (
    <Container>
      <section className={styles.resume} aria-labelledby="resume">
        <h2 id="resume">{isReturning ? t('Where you were') : t('How it works')}</h2>
        {isReturning ? (
          <div className={styles.cells}>
            <NextDeadline now={now} dates={dates} />
            <Cell
              icon="save"
              title={t('Saved on this device')}
              href="/explore/favourites"
              all={t('See all {favourites, plural, one {# saved thing} other {# saved things}}', {
                favourites: countFavourites(favourites),
              })}
            >
              <Links
                items={saved.map(({ title, url }) => ({ name: title, href: url }))}
                none={t('Nothing yet.')}
              />
            </Cell>
            <Cell
              icon="search"
              title={t('Your last searches')}
              href="/explore/search"
              all={t('Search again')}
            >
              <Links
                items={searches
                  .slice(0, MAX_LINKS)
                  .map((search) => ({ name: search.keyword, href: recentUrl(search).href }))}
                none={t('None yet, or you chose not to keep them.')}
              />
            </Cell>
          </div>
        ) : (
          <ol className={styles.cells}>
            {steps().map(({ icon, title, text }) => (
              <li key={title} className={styles.cell}>
                <h3>
                  <Icon name={icon} /> {title}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </section>
    </Container>
  );
};

interface CellProps {
  icon: 'save' | 'search';
  title: string;
  href: string;
  all: string;
  children: ReactNode;
}

const Cell = ({ icon, title, href, all, children }: CellProps) => (
  <div className={styles.cell}>
    <h3>
      <Icon name={icon} /> {title}
    </h3>
    {children}
    <p className={styles.all}>
      <SmartLink href={href}>{all}</SmartLink>
    </p>
  </div>
);

const Links = ({ items, none }: { items: readonly { name: string; href: string }[]; none: string }) =>
  items.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul className={styles.links}>
      {items.map(({ name, href }) => (
        <li key={href}>
          <SmartLink href={href}>{name}</SmartLink>
        </li>
      ))}
    </ul>
  );

const daysLeft = (days: number): string =>
  days === 0 ? t('Today') : t('{days, plural, one {# day} other {# days}} left', { days });

const NextDeadline = ({ now, dates }: { now: number; dates: ApplicationDates | null }) => {
  const next = dates && nextDeadline(dates, now);
  const last = dates?.deadlines.at(-1);
  return (
    <div className={styles.cell}>
      <h3>
        <Icon name="calendar" /> {t('Next deadline')}
      </h3>
      {!next ? (
        <p>{t('We cannot show the dates just now.')}</p>
      ) : 'none' in next ? (
        <p>{t('We do not know the dates for {none} entry yet.', { none: next.none })}</p>
      ) : (
        <div className={styles.deadline}>
          <p className={styles.date}>
            <time dateTime={next.deadline.at}>{dateTime(next.deadline.at)}</time>
          </p>
          <p>
            {rich('<strong>{days}</strong> to apply for {entry} and be considered equally. {label}.', {
              days: daysLeft(next.days),
              strong: (text) => <strong>{text}</strong>,
              entry: next.deadline.entry,
              label: next.deadline.label,
            })}
          </p>
        </div>
      )}
      {last && (
        <p className={styles.all}>
          {rich('<link>{name}</link>, looked up on {checked}', {
            name: last.source.name,
            link: (text) => <a href={last.source.url}>{text}</a>,
            checked: longDate(last.checked),
          })}
        </p>
      )}
    </div>
  );
};
