import { t } from '@signpost/language';
import { LinkChips, ShowMore, SmartLink } from '@signpost/shared-ui';
import { nearbyUrl, type NearbySearch } from './nearby-url';
import type { Nearby } from './page-data';

/** Number of subjects shown before the rest, those with the most courses. */
const SHOWN = 10;

/** Subjects with courses within reach, each with their number; choosing one shows its courses and pay. */
export const SubjectsNearby = ({
  nearby: { subjects },
  search,
}: {
  nearby: Nearby;
  search: NearbySearch;
}) => {
  const chips = subjects.map(({ id, title, count }) => ({
    label: title,
    href: nearbyUrl({ ...search, subject: id, page: 1 }),
    count,
  }));
  const more = chips.slice(SHOWN);
  return (
    <>
      <p>{t('Choose one to see its courses, and what its graduates earn in your region.')}</p>
      <LinkChips label={t('Subjects')} chips={chips.slice(0, SHOWN)} />
      {more.length > 0 && (
        <ShowMore
          summary={t('{count, plural, one {# more subject} other {# more subjects}}', { count: more.length })}
        >
          <LinkChips label={t('More subjects')} chips={more} />
        </ShowMore>
      )}
      {search.subject && (
        <p>
          <SmartLink href={nearbyUrl({ ...search, subject: null, page: 1 })}>
            {t('Show courses in any subject')}
          </SmartLink>
        </p>
      )}
    </>
  );
};
