import { rich, t } from '@signpost/language';
import { useOwnPlace } from '@signpost/identity/own-place';
import { useNavigation } from 'react-router-dom';
import {
  Chips,
  FiltersButton,
  limit,
  NothingFound,
  Pagination,
  ResultsBar,
  ShowMore,
  SortSelect,
  QueryInterpretation,
  VisuallyHidden,
  SmartLink,
} from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import { CourseList } from '../../components/course-list';
import { pointsOf } from '@signpost/api-client/tariff';
import { chipsOf } from './chips';
import { upperEnd } from './entry-bands';
import { DEFAULT_RADIUS_MILES, nearbyUrl } from '../near-home/nearby-url';
import type { LandingData, WithFound } from './page-data';
import { ORDERS, type LandingSearch } from './search/search';
import { changed, hiddenFields, searching, searchUrl } from './search/write-search';
import styles from './page.module.css';

/** Pages of courses found, with the active filters; or suggestions when there are none. */
export const Results = (shown: WithFound) => {
  const busy = useNavigation().state === 'loading';
  const { found, search, from } = shown;
  const chips = chipsOf(shown);
  return (
    <section aria-labelledby="results" aria-busy={busy} className={styles.results}>
      <h2 id="results" className={styles.name}>
        <VisuallyHidden>{t('Results')}</VisuallyHidden>
      </h2>
      <ResultsBar
        count={<Count {...shown} />}
        filters={<FiltersButton applied={chips.length} />}
        sort={<Sort {...shown} />}
      />
      <Chips chips={chips} clear={LANDING} />
      {found.total > 0 && (
        <QueryInterpretation
          q={search.q}
          exact={search.exact}
          understood={found.understood}
          suggestion={found.suggestion}
          href={(words) => searchUrl(searching(search, words.q, words.exact))}
        />
      )}
      {from.from && search.subject && <PayInRegion {...search} />}
      {search.grades.length > 0 && search.chosen.tariffBand.length === 0 && (
        <ByGrades points={pointsOf(search.grades)} />
      )}
      {search.chosen.wayIn.length > 0 && <AboutWaysIn />}
      {found.courses.length > 0 ? (
        <CourseList
          courses={found.courses}
          postcode={from.from ? search.postcode : ''}
          grades={search.grades}
          chosenWaysIn={search.chosen.wayIn.map(({ name }) => name)}
        />
      ) : (
        <NothingHere {...shown} />
      )}
      <Pagination
        page={search.page}
        pages={found.pages}
        href={(page) => searchUrl({ ...search, page })}
        label={t('Pages of courses')}
      />
      <AboutTheFigures />
    </section>
  );
};

const Count = ({ found, search, from }: WithFound) => {
  const nearest = search.order === 'best' && search.q === '';
  return (
    <>
      {t('{total, plural, one {# course} other {# courses}}', { total: found.total })}
      {from.from &&
        `, ${
          nearest
            ? t('nearest to {place} first', { place: from.from.name })
            : t('measured from {place}', { place: from.from.name })
        }`}
    </>
  );
};

const Sort = ({ search, from }: WithFound) => {
  const own = useOwnPlace();
  return (
    <SortSelect
      action={LANDING}
      keep={hiddenFields(search, ['sort'])}
      options={ORDERS.map(({ value, label }) => ({ value, label }))}
      value={search.order}
      nearest={
        from.from || search.q || !own
          ? null
          : {
              postcode: own.postcode,
              href: searchUrl(changed(search, { postcode: own.postcode, order: 'best' })),
            }
      }
    />
  );
};

const PayInRegion = ({ postcode, radius, subject }: LandingSearch) => (
  <p>
    <SmartLink
      href={nearbyUrl({
        postcode,
        radius: radius ?? DEFAULT_RADIUS_MILES,
        subject: subject?.id ?? null,
        page: 1,
      })}
    >
      {t('See what its graduates earn in your region')}
    </SmartLink>
  </p>
);

const ByGrades = ({ points }: { points: number }) => {
  const end = upperEnd(points);
  return (
    <p className={styles.rule}>
      {t('Your grades are worth {points} UCAS Tariff points.', { points })}{' '}
      {end
        ? t('These are courses where the middle of entrants’ points was {end}.', { end })
        : t('These are courses whose entrants’ points are published.')}{' '}
      {t('It is never a chance of entry, and courses without published points are left out.')}
    </p>
  );
};

const AboutWaysIn = () => (
  <p className={styles.rule}>
    {t(
      'These courses took people in this way before, and may ask for something else now. The publisher gives no share for BTECs or for T levels.',
    )}
  </p>
);

const NothingHere = ({ search, nextSteps }: LandingData) => {
  const { steps = [], related = [] } = nextSteps ?? {};
  return (
    <NothingFound
      heading={
        search.q
          ? t('Nothing matches “{q}”', { q: limit(search.q, 60) })
          : t('No course matches all of these')
      }
      ways={[
        ...steps.map(({ name, href, total }) => ({
          name: `${name}: ${t('{total, plural, one {# course} other {# courses}}', { total })}`,
          href,
        })),
        ...(steps.length === 0 ? [{ name: t('Start again'), href: LANDING }] : []),
      ]}
      related={related}
    >
      <p>
        {steps.length > 0
          ? t('Change one thing and there is something to see.')
          : t('Check the spelling, or try fewer words.')}
        {search.start !== null && (
          <> {t('We list courses of one year of entry: the one you can apply for now.')}</>
        )}
      </p>
    </NothingFound>
  );
};

const AboutTheFigures = () => (
  <ShowMore summary={t('What these figures mean')}>
    <p>
      {rich(
        '<strong>Points</strong> are UCAS Tariff points of the middle half of entrants: a quarter had fewer, a quarter had more, as nearly as the published bands say. They are what people had, not what the university asks for.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
    <p>
      {rich(
        '<strong>Graduate pay</strong> is the middle of what graduates earn 15 months after their course. Each course says which group of graduates it is about: where a course is small, a whole subject at that university.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
    <p>
      {rich(
        '<strong>How people got in</strong> counts entrants by the highest qualification they had. Only courses with figures of their own are found by it, not those with figures for a whole subject.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
    <p>
      {rich(
        '<strong>Distance</strong> is a straight line from your postcode to the nearest place where the course is taught.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
  </ShowMore>
);
