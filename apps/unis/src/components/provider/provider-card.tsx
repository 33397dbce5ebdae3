import { t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import { absenceWords, cohortPayWords } from '@signpost/api-client/courses';
import { useOwnDistance } from '@signpost/identity/own-place';
import type { ProviderSummary } from '@signpost/api-client/unis';
import { Card, given, grouped, miles, salary as pounds, SaveButton, TefRating } from '@signpost/shared-ui';
import { courseFact } from '../course-count';
import { placeOf } from './place-of';

export interface ProviderCardProps {
  provider: ProviderSummary;
  saved: boolean;
  onToggle: (provider: ProviderSummary) => void;
  /** Why it is listed, such as "Teaches many of the same subjects". */
  reasons?: readonly string[];
  /** Miles from the postcode of the address; without one, the visitor’s own place is measured from. */
  distance?: number | null;
  eager?: boolean;
}

const payOf = (provider: ProviderSummary): string => {
  const { avgSalary, salary } = provider;
  if (avgSalary === null || !salary?.graduates)
    return t('Pay: {provider}', { provider: absenceWords(provider, 'salary') });
  const cohort = {
    level: 'provider',
    subjectName: null,
    people: salary.graduates,
    years: salary.year,
  } as const;
  return cohortPayWords(avgSalary, cohort, { salary: pounds, grouped });
};

const factsOf = (provider: ProviderSummary): string[] => [courseFact(provider), payOf(provider)];

/** List card of a provider: location, rating, its reasons or else courses and graduate pay, and a save button. */
export const ProviderCard = ({
  provider,
  saved,
  onToggle,
  reasons = [],
  distance = null,
  eager = false,
}: ProviderCardProps) => {
  const away = useOwnDistance()([provider.latlon], distance);
  return (
    <Card
      title={provider.name}
      href={providerUrl(provider)}
      image={provider.image}
      subtitle={given(
        placeOf(provider),
        away !== null && t('{distance} away', { distance: miles(away) }),
      ).join(', ')}
      badges={provider.tef?.overall !== null && <TefRating award={provider.tef?.overall ?? null} />}
      meta={reasons.length > 0 ? reasons : factsOf(provider)}
      action={<SaveButton name={provider.name} saved={saved} onToggle={() => onToggle(provider)} />}
      eager={eager}
    />
  );
};
