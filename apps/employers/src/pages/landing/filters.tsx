import { t } from '@signpost/language';
import type { FacetValue, SearchPage } from '@signpost/api-client/search';
import { Button, GetForm, Select } from '@signpost/shared-ui';
import { EMPLOYERS, type EmployersSearch } from './search';
import styles from './page.module.css';

/** Sorts by the first number, so that "250 to 999 people" comes after "50 to 249 people". */
const inOrder = (values: readonly FacetValue[] = []) =>
  [...values].sort((one, other) => one.value.localeCompare(other.value, 'en-GB', { numeric: true }));

const optionsOf = (any: string, values: readonly FacetValue[] | undefined) => [
  { value: '', label: any },
  ...inOrder(values).map(({ value, count }) => ({ value, label: `${value} (${count})` })),
];

/** Filter form for nation and size; works without JavaScript. */
export const Filters = ({ search, facets }: { search: EmployersSearch; facets: SearchPage['facets'] }) => (
  <GetForm
    action={EMPLOYERS}
    keep={{ postcode: search.postcode ?? '', sort: search.sort ?? '' }}
    label={t('Narrow the employers')}
    className={styles.filters}
  >
    <Select
      key={`country ${search.country?.name}`}
      label={t('Nation')}
      name="country"
      options={optionsOf(t('Any nation'), facets.country)}
      defaultValue={search.country?.name ?? ''}
    />
    <Select
      key={`size ${search.companySize?.name}`}
      label={t('How big')}
      name="companySize"
      options={optionsOf(t('Any size'), facets.companySize)}
      defaultValue={search.companySize?.name ?? ''}
    />
    <Button type="submit">{t('Show employers')}</Button>
  </GetForm>
);
