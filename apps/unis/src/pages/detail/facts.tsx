import type { ProviderStatus } from '@signpost/api-client/provider-status';
import type { Provider } from '@signpost/api-client/unis';
import { counted, DefinitionList, salary, TefRating } from '@signpost/shared-ui';
import { placeFound, type Located } from '@signpost/api-client/geocode';
import { milesBetween } from '../../components/distance';
import { miles } from '../../components/provider-card';
import { whyNoTef } from '../../components/tef';

const distanceOf = ({ latlon }: Provider, located: Located | null): string => {
  const from = placeFound(located);
  if (!latlon) return 'Its place on the map is not known.';
  if (!from || !located) return 'Enter your postcode below.';
  return `${miles(milesBetween(latlon, located.found))} from ${from}, in a straight line`;
};

const payOf = ({ salary: pay }: Provider): string | null =>
  pay &&
  `${salary(pay.median)} after ${pay.monthsAfter} months (Graduate Outcomes survey, ${[pay.year, pay.graduates && `about ${counted(pay.graduates, 'graduate')}`].filter(Boolean).join(', ')})`;

const applicationsOf = (status: ProviderStatus | undefined): string | null => {
  if (!status || status.acceptingApplications === null) return null;
  return status.acceptingApplications
    ? `Open${status.inClearing ? ', and in Clearing' : ''}`
    : 'Closed at the moment';
};

interface FactsProps {
  provider: Provider;
  located: Located | null;
  status: ProviderStatus | undefined;
}

/** The ratings and figures of a provider in a line each. */
export const Facts = ({ provider, located, status }: FactsProps) => (
  <DefinitionList
    items={[
      {
        term: 'Teaching rating',
        value: provider.tef?.overall ? (
          <>
            <TefRating award={provider.tef.overall} /> Office for Students, {provider.tef.year}
          </>
        ) : (
          whyNoTef(provider)
        ),
      },
      {
        term: 'Student survey (NSS)',
        value: provider.nssScore === null ? null : `${provider.nssScore}% satisfied`,
      },
      { term: 'Graduate pay', value: payOf(provider) },
      {
        term: 'Courses',
        value: provider.courseCount > 0 ? counted(provider.courseCount, 'undergraduate course') : null,
      },
      { term: 'Applications', value: applicationsOf(status) },
      { term: 'Distance', value: distanceOf(provider, located) },
    ]}
  />
);
