import { studyModeName } from '@signpost/api-client/courses';
import { t } from '@signpost/language';
import { FacetGroup, TextField, type FacetOption } from '@signpost/shared-ui';
import { SearchFields } from './fields';
import type { Found, WithFound } from './page-data';
import { shownTypes, type FilterType } from './search/search';

const legends = (): Readonly<Record<FilterType, string>> => ({
  studyMode: t('How you study'),
  country: t('Nation'),
  region: t('Region'),
  qualification: t('Qualification'),
  wayIn: t('How people got in'),
  tariffBand: t('Typical entry points'),
  provider: t('University or college'),
});

/** Filters that are collapsed until one of their options is chosen. */
const CLOSED: readonly FilterType[] = ['country', 'qualification', 'wayIn'];

/** Number of options shown before "Show all". */
const SHOWN = 6;

const labelOf = (type: FilterType, value: string): string =>
  type === 'studyMode' ? studyModeName(value) : value;

/** A selected option without results is still shown, because otherwise submitting the form would drop it silently. */
const optionsOf = (facets: Found['facets'], type: FilterType, chosen: readonly string[]): FacetOption[] => [
  ...(facets[type] ?? []).map(({ value, count }) => ({ value, label: labelOf(type, value), count })),
  ...chosen
    .filter((value) => (facets[type] ?? []).every((facet) => facet.value !== value))
    .map((value) => ({ value, label: labelOf(type, value), count: 0 })),
];

/** Filter fields with counts: subject, location, grades, start, mode and place of study. */
export const FilterFields = ({ shown }: { shown: WithFound }) => {
  const { found, search } = shown;
  return (
    <>
      <SearchFields {...shown} />
      {shownTypes(search).map((type) => {
        const selected = search.chosen[type].map(({ name }) => name);
        return (
          <FacetGroup
            key={type}
            legend={legends()[type]}
            name={type}
            options={optionsOf(found.facets, type, selected)}
            selected={selected}
            shown={SHOWN}
            closed={CLOSED.includes(type)}
          />
        );
      })}
      <TextField
        label={t('Year it starts')}
        hint={t('Such as 2027')}
        name="start"
        inputMode="numeric"
        maxLength={4}
        size={6}
        defaultValue={search.start ?? ''}
      />
    </>
  );
};
