import { t } from '@signpost/language';
import { savedPageId } from '@signpost/api-client/page-urls';
import type { SearchPage } from '@signpost/api-client/search';
import {
  CardGrid,
  NothingFound,
  Pagination,
  ResultsBar,
  SampleNotice,
  SaveButton,
  SortSelect,
  type NextStep,
} from '@signpost/shared-ui';
import { useOwnDistance, useOwnPlace } from '@signpost/identity/own-place';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { Component as EmployerCard } from '../../slots/employer-card';
import { Filters } from './filters';
import { EMPLOYERS, employersFields, employersUrl, type EmployersSearch } from './search';

interface EmployerListProps {
  found: SearchPage;
  search: EmployersSearch;
  /** The place from which the nearest come first. */
  near: string | null;
}

/** A page of employers that match the filters, each with a save button; one notice says that they are invented. */
export const EmployerList = ({ found, search, near }: EmployerListProps) => {
  const saving = useSaveButtons('pages');
  const measure = useOwnDistance();
  const { hits, total, pages, facets } = found;
  return (
    <>
      {hits.some(({ facts }) => facts.sample) && (
        <SampleNotice detail={t('These employers are invented, to show how the site works.')} />
      )}
      <Filters search={search} facets={facets} />
      <ResultsBar
        count={
          near
            ? t('{total, plural, one {# employer} other {# employers}}, nearest to {near} first', {
                total,
                near,
              })
            : t('{total, plural, one {# employer} other {# employers}}', { total })
        }
        sort={<Sort search={search} near={near} />}
      />
      {hits.length > 0 ? (
        <CardGrid>
          {hits.map((hit) => (
            <li key={hit.id}>
              <EmployerCard
                record={{ ...hit, distance: measure(hit.positions ?? [hit.position], hit.distance) }}
                layout="tile"
                level={3}
                action={
                  <SaveButton
                    {...saving({ id: savedPageId('employers', hit.id), title: hit.name, url: hit.url })}
                  />
                }
              />
            </li>
          ))}
        </CardGrid>
      ) : (
        <NothingFound
          heading={t('No employer matches all of these')}
          ways={[...fewerFilters(found, search), { name: t('See all employers'), href: EMPLOYERS }]}
        >
          <p>{t('Try another size, or another nation.')}</p>
        </NothingFound>
      )}
      <Pagination
        page={search.page}
        pages={pages}
        href={(page) => employersUrl({ ...search, page })}
        label={t('Pages of employers')}
      />
    </>
  );
};

/** The orders; the nearest first from the visitor's own place, where it is known. */
const Sort = ({ search, near }: Pick<EmployerListProps, 'search' | 'near'>) => {
  const own = useOwnPlace();
  const { postcode } = search;
  return (
    <SortSelect
      action={EMPLOYERS}
      keep={employersFields(search)}
      options={[
        ...(near && postcode ? [{ value: 'nearest', label: t('Nearest to {postcode}', { postcode }) }] : []),
        { value: '', label: t('Our order') },
        { value: 'title', label: t('A to Z') },
      ]}
      value={near ? 'nearest' : (search.sort ?? '')}
      nearest={
        near || !own
          ? null
          : {
              postcode: own.postcode,
              href: employersUrl({ ...search, postcode: own.postcode, sort: null, page: 1 }),
            }
      }
    />
  );
};

/** Links that remove one filter each, only where results remain: a facet's own filter does not narrow its counts. */
const fewerFilters = ({ facets }: SearchPage, search: EmployersSearch): NextStep[] =>
  (['country', 'companySize'] as const).flatMap((facet) =>
    search[facet] && facets[facet]?.some(({ count }) => count > 0)
      ? [
          {
            name: t('Take off “{value}”', { value: search[facet].name }),
            href: employersUrl({ ...search, [facet]: null, page: 1 }),
          },
        ]
      : [],
  );
