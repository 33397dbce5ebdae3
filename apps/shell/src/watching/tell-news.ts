import { t } from '@signpost/language';
import { addNotification } from '@signpost/identity/notifications';
import { rememberWatched, type WatchList } from '@signpost/identity/watches';
import { countNews, type News } from './news/news';

const MAX_TOLD_DATES = 100;
const DAY_MS = 86_400_000;

/** Raises a notification for changes that none has told of, and one for each date that comes near; each only once (E-19). */
export const tellNews = (news: News, { told, toldDates, items }: WatchList, now: number): void => {
  const created = new Date(now).toISOString();
  const count = countNews(news);
  const latest = news.latest ?? 0;
  const isNew = count > 0 && latest > told;
  if (isNew)
    addNotification({
      id: 'watched',
      title: t('There {count, plural, one {is # change} other {are # changes}} to things you watch', {
        count,
      }),
      message: '',
      actionLink: '/explore/favourites#watched',
      actionLabel: t('See what changed'),
      startDate: null,
      endDate: null,
      type: 'information',
      created,
    });
  const fresh = news.dates.filter(({ id }) => !toldDates.includes(id));
  for (const { id, name, at, message, link, linkLabel } of fresh)
    addNotification({
      id: `watched:${id}`,
      title: t('{name} is near', { name }),
      message,
      actionLink: link,
      actionLabel: linkLabel,
      startDate: null,
      endDate: new Date(Date.parse(at) + (at.includes('T') ? 0 : DAY_MS)).toISOString(),
      type: 'information',
      created,
    });
  if (items.length > 0)
    rememberWatched({
      ...(isNew && { told: latest }),
      toldDates: [...toldDates, ...fresh.map(({ id }) => id)].slice(-MAX_TOLD_DATES),
    });
};
