import type { Directions } from '@signpost/api-client/careers';
import { Button, Chips, GetForm, salary, Select, type Chip } from '@signpost/shared-ui';
import { COMPASS, fromText, LEVELS, PAY_STEPS, searchUrl, type CompassSearch } from './search';
import styles from './page.module.css';

interface FiltersProps {
  search: CompassSearch;
  start: Directions;
}

const ANY = { value: '', label: 'Any' };

/** Form for pay, education and place; works without JavaScript. */
export const Filters = ({ search, start }: FiltersProps) => {
  const regions = [...new Set(start.careers.flatMap((career) => career.regions))].sort();
  return (
    <GetForm
      action={COMPASS}
      label="Filter the careers"
      className={styles.filters}
      keep={{ from: fromText(start), ...(search.view === 'list' && { view: 'list' }) }}
    >
      <Select
        label="Middle pay"
        name="pay"
        defaultValue={String(search.pay ?? '')}
        options={[ANY, ...PAY_STEPS.map((pay) => ({ value: String(pay), label: `${salary(pay)} or more` }))]}
      />
      <Select
        label="Begin with no more than"
        name="level"
        defaultValue={String(search.level ?? '')}
        options={[ANY, ...LEVELS.map(({ label }, place) => ({ value: String(place), label }))]}
      />
      <Select
        label="Apprenticeships in"
        name="place"
        defaultValue={search.place ?? ''}
        options={[
          { ...ANY, label: 'Anywhere' },
          ...regions.map((region) => ({ value: region, label: region })),
        ]}
      />
      <Button type="submit" icon="filter">
        Filter careers
      </Button>
    </GetForm>
  );
};

const chipsOf = (search: CompassSearch): Chip[] => [
  ...(search.pay === null
    ? []
    : [{ label: `${salary(search.pay)} or more`, href: searchUrl({ ...search, pay: null }) }]),
  ...(search.level === null
    ? []
    : [{ label: `Up to: ${LEVELS[search.level]?.label}`, href: searchUrl({ ...search, level: null }) }]),
  ...(search.place === null
    ? []
    : [{ label: `Apprenticeships in ${search.place}`, href: searchUrl({ ...search, place: null }) }]),
];

/** Returns the search without its filters. */
export const unfiltered = (search: CompassSearch): CompassSearch => ({
  ...search,
  pay: null,
  level: null,
  place: null,
});

/** Returns the active filters. */
export const FilterChips = ({ search }: Pick<FiltersProps, 'search'>) => (
  <Chips chips={chipsOf(search)} clear={searchUrl(unfiltered(search))} />
);
