import { savedPageId } from '@signpost/api-client/page-urls';
import type { SearchPage } from '@signpost/api-client/search';
import {
  CardGrid,
  counted,
  NothingFound,
  Pagination,
  ResultCount,
  SampleNotice,
  SaveButton,
  type NextStep,
} from '@signpost/shared-ui';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { Component as EmployerCard } from '../../slots/employer-card';
import { Filters } from './filters';
import { EMPLOYERS, employersUrl, type EmployersSearch } from './search';

/** A page of employers that match the filters, each with a save button; one notice says that they are invented. */
export const EmployerList = ({ found, search }: { found: SearchPage; search: EmployersSearch }) => {
  const saving = useSaveButtons('pages');
  const { hits, total, pages, facets } = found;
  return (
    <>
      {hits.some(({ facts }) => facts.sample) && (
        <SampleNotice detail="These employers are invented, to show how the site works." />
      )}
      <Filters search={search} facets={facets} />
      <ResultCount>{counted(total, 'employer')}</ResultCount>
      {hits.length > 0 ? (
        <CardGrid>
          {hits.map((hit) => (
            <li key={hit.id}>
              <EmployerCard
                record={hit}
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
          heading="No employer matches all of these"
          ways={[...fewerFilters(found, search), { name: 'See all employers', href: EMPLOYERS }]}
        >
          <p>Try another size, or another nation.</p>
        </NothingFound>
      )}
      <Pagination
        page={search.page}
        pages={pages}
        href={(page) => employersUrl({ ...search, page })}
        label="Pages of employers"
      />
    </>
  );
};

/** Links that remove one filter each, only where results remain: a facet's own filter does not narrow its counts. */
const fewerFilters = ({ facets }: SearchPage, search: EmployersSearch): NextStep[] =>
  (['country', 'companySize'] as const).flatMap((facet) =>
    search[facet] && facets[facet]?.some(({ count }) => count > 0)
      ? [
          {
            name: `Take off “${search[facet]}”`,
            href: employersUrl({ ...search, [facet]: null, page: 1 }),
          },
        ]
      : [],
  );
