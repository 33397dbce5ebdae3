import type { Career } from '@signpost/api-client/careers';
import { grouped, LineChart, Stat, StatGrid } from '@signpost/shared-ui';
import { NotPublished } from '../../components/not-published';

type Employment = NonNullable<Career['employment']>;

const whole = (value: number): string => grouped(Math.round(value));

/** What the years show, in a sentence. */
const trendOf = (years: Employment['years']): string => {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return '';
  const change = Math.round((100 * (last.number - first.number)) / first.number);
  const told = change === 0 ? 'about the same' : `${Math.abs(change)}% ${change > 0 ? 'more' : 'fewer'}`;
  return `${whole(first.number)} jobs in ${first.year} and ${whole(last.number)} in ${last.year}: ${told}.`;
};

/** How many people do it, now and in the years that are published. */
export const EmploymentPart = ({ employment }: Pick<Career, 'employment'>) => {
  if (!employment)
    return (
      <NotPublished>
        <p>We hold no count of the people who do this work now, nor of how many will in years to come.</p>
      </NotPublished>
    );
  const { current, years, source } = employment;
  return (
    <>
      <StatGrid>
        <Stat label="Jobs in the UK" figure={whole(current)} source={source} />
      </StatGrid>
      {years.length > 1 && (
        <LineChart
          title="Jobs year by year"
          summary={trendOf(years)}
          source={[source.publisher, source.year, source.note].filter(Boolean).join(', ')}
          first="Year"
          points={years.map(({ year }) => String(year))}
          series={[{ name: 'Jobs in the UK', values: years.map(({ number: jobs }) => jobs) }]}
          format={whole}
        />
      )}
    </>
  );
};
