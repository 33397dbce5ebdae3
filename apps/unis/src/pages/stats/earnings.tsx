import { t } from '@signpost/language';
import { absenceLabel, whyAbsent } from '@signpost/api-client/courses';
import { type Provider, type ProviderSummary, type SubjectFigures } from '@signpost/api-client/unis';
import { aboutPeople, BarChart, named, Notice, salary, StatInContext, LoadedPart } from '@signpost/shared-ui';
import type { Loaded } from '@signpost/api-client/parts';
import { spread, subjectBars } from './subject-bars';

/** Ends of the pay scale: the first pay of nearly every graduate is between them. */
export const SCALE = { from: 15_000, to: 55_000 };

interface EarningsProps {
  provider: Provider;
  subjects: Loaded<readonly SubjectFigures[]>;
}

/** Graduate pay: median and spread, by subject, and beside similar providers. */
export const Earnings = ({ provider, subjects }: EarningsProps) => {
  const { salary: pay, name } = provider;
  return (
    <>
      <StatInContext
        label={t('Graduate pay, 15 months after the course')}
        figure={pay && salary(pay.median)}
        absent={absenceLabel(provider, 'salary')}
        meaning={
          pay
            ? t(
                'The average of its subjects’ middle figures, weighted by graduates. No middle figure of all its graduates is published.',
              )
            : whyAbsent(provider, 'salary')
        }
        range={
          pay?.lowerQuartile && pay.upperQuartile
            ? {
                ...SCALE,
                middle: [pay.lowerQuartile, pay.upperQuartile],
                value: pay.median,
                format: salary,
                whose: t('each subject at {name}, on average', { name: named(name) }),
              }
            : undefined
        }
        source={{
          publisher: t('Graduate Outcomes survey'),
          year: pay?.year ?? '',
          cohort: pay?.graduates
            ? t('about {graduates, plural, one {# graduate} other {# graduates}}', {
                graduates: pay.graduates,
              })
            : undefined,
        }}
        method={
          <p>
            {t(
              'Everyone who finished a course is asked 15 months later. Pay of full-time work in the UK is counted, of graduates of every award and way of studying whose subject here has a published figure. Not everyone answers.',
            )}
          </p>
        }
      />
      <BySubject subjects={subjects} />
      <Beside provider={provider} />
    </>
  );
};

const BySubject = ({ subjects }: Pick<EarningsProps, 'subjects'>) => (
  <LoadedPart part={subjects}>
    {(found) => {
      const bars = subjectBars(found, 'pay');
      return bars.length > 0 ? (
        <BarChart
          title={t('Pay by subject')}
          summary={t('The subject matters more than the place. {bars}', { bars: spread(bars, salary) })}
          source={t(
            'Graduate Outcomes survey, by Discover Uni. Subjects with the most graduates who answered. Figures about few people move a lot from year to year.',
          )}
          first={t('Subject')}
          measure={t('Middle pay after 15 months')}
          bars={bars}
          format={salary}
        />
      ) : (
        <Notice>
          <p>
            {t(
              'None of the subjects here that we have has published pay with the number of graduates it is of.',
            )}
          </p>
        </Notice>
      );
    }}
  </LoadedPart>
);

const graduatesOf = (pay: ProviderSummary['salary']): string | undefined =>
  pay?.graduates ? `${aboutPeople(pay.graduates, 'graduate')}, ${pay.year}` : undefined;

/** Pay here beside that of the most similar providers, which teach much the same subjects. */
const Beside = ({ provider }: { provider: Provider }) => {
  const { name, avgSalary, related, salary: pay } = provider;
  if (avgSalary === null || related.length === 0) return null;
  return (
    <BarChart
      title={t('Pay here and at similar places')}
      summary={t(
        'Similar means strong in the same subjects. A small gap may be chance. When you compare places, we mark no highest or lowest pay, because nobody publishes how far it varies.',
      )}
      source={[
        pay
          ? t('Graduate Outcomes survey, {year} for {name}.', { year: pay.year, name })
          : t('Graduate Outcomes survey.'),
        t(
          'The average of the middle figures of each place’s subjects that have one, with the number of graduates behind it.',
        ),
      ].join(' ')}
      first={t('Provider')}
      measure={t('Average of subjects’ middle pay after 15 months')}
      bars={[
        { label: name, value: avgSalary, mark: true, note: graduatesOf(pay) },
        ...related.map(({ provider: { name: other, avgSalary: value, salary: theirs } }) => ({
          label: other,
          value,
          note: graduatesOf(theirs),
        })),
      ].sort((one, other) => (other.value ?? 0) - (one.value ?? 0))}
      format={salary}
    />
  );
};
