import { t } from '@signpost/language';
import { type Facet, type ProviderFilterType } from '@signpost/api-client/unis';
import { FacetGroup, PostcodeField, RadiusSelect, Select } from '@signpost/shared-ui';
import type { LandingData } from './page-data';

/** Filters with checkboxes; the subject is a select. */
const ticked = () =>
  ({
    mode: t('How you study'),
    tariff: t('Typical entry points'),
    country: t('Nation'),
    region: t('Region'),
    tef: t('Teaching rating (TEF)'),
  }) as const;

/** Rarely used filters: collapsed until used, to keep the panel short. */
const CLOSED: readonly string[] = ['region', 'tef'];

/** A selected option without results is still shown, because otherwise submitting the form would drop it silently. */
const withChosen = (facets: readonly Facet[], chosen: readonly string[]): Facet[] => [
  ...facets,
  ...chosen
    .filter((value) => facets.every((facet) => facet.value !== value))
    .map((value) => ({ value, label: value, count: 0 })),
];

/**
 * Returns subjects by name, each with the number of providers under the other filters; subjects without any are left
 * out.
 */
const subjectOptions = (subjects: readonly Facet[], [chosen]: readonly string[]) => [
  { value: '', label: t('Any subject') },
  ...withChosen(subjects, chosen ? [chosen] : [])
    .filter(({ value, count }) => count > 0 || value === chosen)
    .map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en')),
];

/** Filter fields with counts: subject and mode, distance from a postcode, nation, region and teaching rating. */
export const FilterFields = ({ shown: { search, results, postcodeError } }: { shown: LandingData }) => {
  const { facets } = results;
  return (
    <>
      <Select
        label={t('Subject')}
        name="subject"
        options={subjectOptions(facets.subject, search.chosen.subject)}
        defaultValue={search.chosen.subject[0] ?? ''}
      />
      <PostcodeField
        label={t('Your postcode')}
        hint={t('To see how far each one is from you')}
        name="postcode"
        defaultValue={search.postcode ?? ''}
        error={postcodeError ?? undefined}
      />
      <RadiusSelect radius={search.radius} isOptional />
      {(Object.keys(ticked()) as Exclude<ProviderFilterType, 'subject'>[]).map((type) => (
        <FacetGroup
          key={type}
          legend={ticked()[type]}
          name={type}
          options={withChosen(facets[type], search.chosen[type])}
          selected={search.chosen[type]}
          closed={CLOSED.includes(type)}
        />
      ))}
    </>
  );
};
