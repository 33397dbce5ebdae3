import { t } from '@signpost/language';
import type { Career } from '@signpost/api-client/careers';
import { BarChart, capitalised, grouped, LineChart, Notice, Stat, StatGrid } from '@signpost/shared-ui';
import { NotPublished } from '../../components/not-published';
import type { CareerData } from './page-data';
import { NationPicker, NATIONS } from './nations';
import styles from './page.module.css';

type Employment = NonNullable<Career['employment']>;
type Year = Employment['years'][number];

const INDUSTRIES = 6;

/** The nations other than England as the data names them; all other areas are regions of England. */
const OTHERS: Readonly<Record<string, string>> = {
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
};

/** Formats a total, as a lower bound where the publisher suppressed small numbers. */
const people = ({ number, suppressed }: Year): string =>
  suppressed > 0 ? t('at least {number, number}', { number }) : grouped(number);

/** Summarises the change over the years in one sentence. */
const trendOf = (years: readonly Year[]): string => {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return '';
  const change = Math.round((100 * (last.number - first.number)) / first.number);
  const comparison =
    change === 0
      ? t('about the same')
      : change > 0
        ? t('{change}% more', { change })
        : t('{change}% fewer', { change: -change });
  return t('{people} people in {year} and {last} in {lastYear}: {comparison}.', {
    people: capitalised(people(first)),
    year: first.year,
    last: people(last),
    lastYear: last.year,
    comparison,
  });
};

/** Employment in a career: number of people, industries, regions and change over the years. */
export const EmploymentPart = (data: CareerData) => {
  const { employment, unitGroup } = data.career;
  const last = employment?.years.at(-1);
  if (!employment || !last)
    return (
      <NotPublished>
        <p>{t('We hold no count of the people who do this work now.')}</p>
      </NotPublished>
    );
  const { years, source } = employment;
  return (
    <>
      <StatGrid>
        <Stat
          label={t('People in work in the UK')}
          figure={capitalised(people(last))}
          meaning={
            unitGroup
              ? t('All of {unitGroup}: other jobs too, and people who work for themselves.', { unitGroup })
              : ''
          }
          source={{ publisher: source.publisher, year: String(last.year) }}
        />
      </StatGrid>
      {years.length > 1 && (
        <>
          <LineChart
            title={t('Change since 2021')}
            summary={trendOf(years)}
            source={sourceOf(employment)}
            first={t('Year')}
            points={years.map(({ year }) => String(year))}
            series={[{ name: t('People in work'), values: years.map(({ number }) => number) }]}
            format={(value) => grouped(Math.round(value))}
          />
          <Notice kind="warning" heading={t('Take this change with care')}>
            <p>
              {t(
                'The Office for National Statistics warns that some people were put under the wrong occupation in 2021 and 2022. The counts come from a sample, and leave out numbers that are too small to publish.',
              )}
            </p>
          </Notice>
        </>
      )}
      <Industries employment={employment} />
      <Regions {...data} />
    </>
  );
};

const sourceOf = ({ source: { publisher, year, note } }: Employment): string =>
  [publisher, year, note].filter(Boolean).join(', ');

const Industries = ({ employment }: { employment: Employment }) => {
  const published = employment.industries.filter((each) => each.people !== null);
  const suppressed = employment.industries.length - published.length;
  const [first] = published;
  if (!first) return null;
  const share = Math.round((100 * (first.people ?? 0)) / employment.current);
  const summary = [
    t('{name} has the most: {share}% of those counted.', { name: first.name, share }),
    suppressed > 0 &&
      t(
        'In {suppressed, plural, one {# more industry} other {# more industries}} the numbers are too small to publish.',
        { suppressed },
      ),
  ];
  return (
    <BarChart
      title={t('The industries they work in')}
      summary={summary.filter(Boolean).join(' ')}
      source={t('{publisher}, Annual Population Survey, {year}', {
        publisher: employment.source.publisher,
        year: employment.years.at(-1)?.year ?? '',
      })}
      first={t('Industry')}
      measure={t('People')}
      bars={published.slice(0, INDUSTRIES).map(({ name, people: value }) => ({ label: name, value }))}
      format={grouped}
    />
  );
};

const Regions = (data: CareerData) => {
  const { regions, source } = data.career.employment ?? {};
  if (!regions) return <p>{t('Where in the UK they work is not published for this kind of work.')}</p>;
  const nation = NATIONS[data.country];
  const isIn = (area: string) =>
    data.country === 'england' ? !Object.values(OTHERS).includes(area) : area === OTHERS[data.country];
  const inNation = regions.areas.filter(({ area }) => isIn(area));
  const unknown = inNation.some((area) => area.people === null);
  const sum = inNation.reduce((total, area) => total + (area.people ?? 0), 0);
  const totalText =
    sum === 0
      ? t('Not published')
      : unknown
        ? t('At least {sum, number} people', { sum })
        : t('{sum, number} people', { sum });
  return (
    <div className={styles.compared}>
      <NationPicker {...data} />
      <BarChart
        title={t('Where they work')}
        summary={t(
          '{totalText} in {nation}. This is the wider group “{minorGroup}”: smaller groups have no figures by region.',
          { totalText, nation, minorGroup: regions.minorGroup },
        )}
        source={t('{publisher}, Annual Population Survey, {year}', {
          publisher: source?.publisher ?? '',
          year: regions.year,
        })}
        first={t('Region or nation')}
        measure={t('People')}
        bars={regions.areas.map(({ area, people: value }) => ({ label: area, value, mark: isIn(area) }))}
        format={grouped}
      />
    </div>
  );
};
