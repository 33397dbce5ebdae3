import { t } from '@signpost/language';
import type { Directions } from '@signpost/api-client/careers';
import { Button, Chips, GetForm, salary, Select, type Chip } from '@signpost/shared-ui';
import { COMPASS, fromText, LEVELS, PAY_STEPS, searchUrl, type CompassSearch } from './search';
import styles from './page.module.css';

interface FiltersProps {
  search: CompassSearch;
  start: Directions;
}

const any = () => ({ value: '', label: t('Any') });

/** Form for pay, education and place; works without JavaScript. */
export const Filters = ({ search, start }: FiltersProps) => {
  const regions = [...new Set(start.careers.flatMap((career) => career.regions))].sort();
  return (
    <GetForm
      action={COMPASS}
      label={t('Filter the careers')}
      className={styles.filters}
      keep={{ from: fromText(start), ...(search.view === 'list' && { view: 'list' }) }}
    >
      <Select
        label={t('Middle pay')}
        name="pay"
        defaultValue={String(search.pay ?? '')}
        options={[
          any(),
          ...PAY_STEPS.map((pay) => ({
            value: String(pay),
            label: t('{pay} or more', { pay: salary(pay) }),
          })),
        ]}
      />
      <Select
        label={t('Begin with no more than')}
        name="level"
        defaultValue={String(search.level ?? '')}
        options={[any(), ...LEVELS.map(({ label }, place) => ({ value: String(place), label }))]}
      />
      <Select
        label={t('Apprenticeships in')}
        name="place"
        defaultValue={search.place ?? ''}
        options={[
          { ...any(), label: t('Anywhere') },
          ...regions.map((region) => ({ value: region, label: region })),
        ]}
      />
      <Button type="submit" icon="filter">
        {t('Filter careers')}
      </Button>
    </GetForm>
  );
};

const chipsOf = (search: CompassSearch): Chip[] => [
  ...(search.pay === null
    ? []
    : [
        { label: t('{pay} or more', { pay: salary(search.pay) }), href: searchUrl({ ...search, pay: null }) },
      ]),
  ...(search.level === null
    ? []
    : [
        {
          label: t('Up to: {label}', { label: LEVELS[search.level]?.label ?? '' }),
          href: searchUrl({ ...search, level: null }),
        },
      ]),
  ...(search.place === null
    ? []
    : [
        {
          label: t('Apprenticeships in {place}', { place: search.place }),
          href: searchUrl({ ...search, place: null }),
        },
      ]),
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
