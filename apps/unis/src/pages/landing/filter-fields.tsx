import { t } from '@signpost/language';
import { valueOf, type Choice } from '@signpost/api-client/filters';
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
const withChosen = (facets: readonly Facet[], chosen: readonly Choice[]): Facet[] => [
  ...facets,
  ...chosen
    .filter((choice) => facets.every(({ value }) => value !== valueOf(choice)))
    .map((choice) => ({ value: valueOf(choice), label: choice.name, count: 0 })),
];

/**
 * Returns subjects by name, each with the number of providers under the other filters; subjects without any are left
 * out.
 */
const subjectOptions = (subjects: readonly Facet[], chosen: readonly Choice[]) => [
  { value: '', label: t('Any subject') },
  ...withChosen(subjects, chosen)
    .filter(({ value, count }) => count > 0 || chosen.map(valueOf).includes(value))
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
        defaultValue={search.chosen.subject.map(valueOf)[0] ?? ''}
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
          selected={search.chosen[type].map(valueOf)}
          closed={CLOSED.includes(type)}
        />
      ))}
    </>
  );
};
