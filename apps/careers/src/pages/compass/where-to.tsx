import { t } from '@signpost/language';
import type { Directions } from '@signpost/api-client/careers';
import {
  CardGrid,
  EmptyState,
  Icon,
  LinkChips,
  ResultCount,
  SmartLink,
  VisuallyHidden,
} from '@signpost/shared-ui';
import { CareerCard } from '../../components/career-card';
import { useSavedCareers } from '../../components/saving';
import { CompassMap } from './compass-map';
import { branchesOf, leastLevel, passing } from './filter';
import { FilterChips, Filters, unfiltered } from './filters';
import { LEVELS, searchUrl, type CompassSearch } from './search';
import styles from './page.module.css';

const views = () =>
  [
    { view: 'map', label: t('Map') },
    { view: 'list', label: t('List') },
  ] as const;

interface WhereToProps {
  start: Directions;
  search: CompassSearch;
}

/** Careers of a start as a map or a list, with links to other starts. */
export const WhereTo = ({ start, search }: WhereToProps) => {
  const careers = passing(start.careers, search);
  const branches = branchesOf(careers);
  const source = start.careers.find(({ earnings }) => earnings.annual)?.earnings.annual?.source;
  return (
    <section aria-labelledby="found" className={styles.found}>
      <h2 id="found">
        <VisuallyHidden>{t('Where {title} leads', { title: start.title })}</VisuallyHidden>
      </h2>
      <Filters key={searchUrl(search)} search={search} start={start} />
      <Toolbar found={careers.length} start={start} search={search} />
      <FilterChips search={search} />
      {careers.length === 0 ? (
        <EmptyState
          heading={t('No career passes all of these filters')}
          ways={[{ name: t('Take the filters off'), href: searchUrl(unfiltered(search)) }]}
        >
          <p>
            {t(
              'Try less pay, more education or another place. Apprenticeships on this site are few: a career without one here may have many elsewhere.',
            )}
          </p>
        </EmptyState>
      ) : search.view === 'map' ? (
        <>
          <p className={styles.soft}>
            {t(
              'A line is a kind of work, and a stop on it a career. The larger the stop, the higher the middle pay.',
            )}
          </p>
          <CompassMap start={start} branches={branches} />
        </>
      ) : (
        <List branches={branches} />
      )}
      {source && (
        <p className={styles.source}>
          {t('Middle pay, full-time: {publisher}, {year}. Places: apprenticeships on this site.', {
            publisher: source.publisher,
            year: source.year,
          })}
        </p>
      )}
      <RelatedStarts start={start} search={search} />
    </section>
  );
};

/** Number of careers found, and links to the map and the list. */
const Toolbar = ({ found, start, search }: WhereToProps & { found: number }) => (
  <div className={styles.toolbar}>
    <ResultCount>
      {found === start.careers.length
        ? t('{found, plural, one {# career} other {# careers}}', { found })
        : t('{found} of {count, plural, one {# career} other {# careers}}', {
            found,
            count: start.careers.length,
          })}
    </ResultCount>
    <nav aria-label={t('View')}>
      <ul className={styles.views}>
        {views().map(({ view, label }) => (
          <li key={view}>
            <SmartLink
              href={searchUrl({ ...search, view })}
              className={styles.view}
              aria-current={search.view === view ? 'true' : undefined}
            >
              <Icon name={view} />
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);

/** Links to starts that share careers with this one. */
const RelatedStarts = ({ start, search }: WhereToProps) =>
  start.near.length > 0 && (
    <section aria-labelledby="change" className={styles.kind}>
      <h2 id="change">{t('Change here')}</h2>
      <p className={styles.soft}>{t('These lead to many of the same careers. The number is how many.')}</p>
      <LinkChips
        label={t('Subjects, skills and interests close to this one')}
        chips={start.near.map((near) => ({
          label: near.title,
          count: near.shared,
          href: searchUrl({ ...search, from: near }),
        }))}
      />
    </section>
  );

const List = ({ branches }: { branches: ReturnType<typeof branchesOf> }) => {
  const { isCareer } = useSavedCareers();
  return branches.map(({ title, careers }) => (
    <section key={title} aria-label={title} className={styles.kind}>
      <h3>{title}</h3>
      <CardGrid>
        {careers.map((career) => (
          <li key={career.id}>
            <CareerCard
              career={career}
              saved={isCareer(career)}
              reasons={[
                t('Begin with: {level}', { level: LEVELS[leastLevel(career)]?.label ?? t('a doctorate') }),
              ]}
            />
          </li>
        ))}
      </CardGrid>
    </section>
  ));
};
