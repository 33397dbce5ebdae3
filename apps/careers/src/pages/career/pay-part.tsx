import { rich, t } from '@signpost/language';
import { ExternalLink, salary, ShowMore, SmartLink, Stat, StatGrid } from '@signpost/shared-ui';
import type { Career } from '@signpost/api-client/careers';
import { careerUrl } from '../../components/addresses';
import { NotPublished } from '../../components/not-published';
import { payAmount, statedPay } from '../../components/pay';
import { PayBar, payScale } from '../../components/pay-bar';
import { PaySpread } from './pay-spread';
import styles from './page.module.css';

/** Page of the Office for National Statistics with pay by occupation. */
const ONS =
  'https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/earningsandworkinghours/datasets/occupation4digitsoc2010ashetable14';

/** Pay section: median, spread, similar careers for comparison, and the method. */
export const PayPart = ({ career }: { career: Career }) => {
  const { annual } = career.earnings;
  return (
    <div className={styles.figures}>
      <MiddlePay career={career} />
      {annual && annual.median !== null && <PaySpread annual={annual} minimumWage={career.minimumWage} />}
      <Group career={career} />
      <Compared career={career} />
      <Measured career={career} />
    </div>
  );
};

const Group = ({ career: { id, unitGroup } }: { career: Career }) =>
  unitGroup && (
    <p>
      {rich(
        'The survey counts the whole group <strong>{unitGroup}</strong> (SOC 2020 code {id}). It holds other jobs too, so pay in this career can be higher or lower.',
        { unitGroup, strong: (text) => <strong>{text}</strong>, id },
      )}
    </p>
  );

const noPay = (): Readonly<Record<string, string>> => ({
  unreliable: t(
    'Too unreliable to use: the survey reached too few people in this work, or what they earn differs too much. The publisher leaves the figure out, and so do we.',
  ),
  disclosive: t('Withheld: so few people do this work that a figure could tell what one of them earns.'),
  'not-covered': t('The survey of pay leaves this work out, so there is no figure.'),
});

const MiddlePay = ({ career }: { career: Career }) => {
  const { earnings, minimumWage } = career;
  const { annual } = earnings;
  const pay = statedPay(career);
  if (!annual || pay === null)
    return (
      <NotPublished>
        <p>
          {noPay()[annual?.withheld['median'] ?? ''] ?? t('We hold no figure for what this career pays.')}
        </p>
        <p>{t('The careers below, which are like it, give an idea.')}</p>
      </NotPublished>
    );
  if (annual.minimum !== null && minimumWage)
    return (
      <StatGrid>
        <Stat
          large
          label={t('The least you can be paid, full-time')}
          figure={salary(annual.minimum)}
          meaning={t('a year. That is the minimum wage now. In {year} the middle pay was still below it.', {
            year: annual.source.year,
          })}
          source={{ publisher: minimumWage.publisher, year: minimumWage.from.slice(0, 4) }}
        />
      </StatGrid>
    );
  return (
    <StatGrid>
      <Stat
        large
        label={t('Middle pay, full-time')}
        figure={salary(pay)}
        meaning={t('a year before tax. Half earned more, half less.')}
        source={{ ...annual.source, cohort: t('employees in the UK') }}
      />
    </StatGrid>
  );
};

const Compared = ({ career }: { career: Career }) => {
  const compared = [career, ...career.related];
  const most = payScale(compared);
  return (
    <div className={styles.compared}>
      <h3>{t('Pay beside similar careers')}</h3>
      <p className={styles.soft}>
        {t(
          'Middle pay, full-time, in pounds a year. The line on each bar is the middle, the bar the middle half of what people earned in {year}.',
          { year: career.earnings.annual?.source.year ?? '' },
        )}
      </p>
      <ul className={styles.pays}>
        {compared.map((each) => (
          <li key={each.id} className={each.id === career.id ? styles.own : undefined}>
            {each.id === career.id ? (
              <span>{each.title}</span>
            ) : (
              <SmartLink href={careerUrl(each)}>{each.title}</SmartLink>
            )}
            <PayBar annual={each.earnings.annual} most={most} />
            <span className={styles.amount}>{payAmount(each)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Measured = ({ career: { minimumWage } }: { career: Career }) => (
  <ShowMore summary={t('How pay is measured')}>
    <p>
      {rich(
        'The <link>Office for National Statistics asks employers each year</link> what they pay. These are the first figures for the tax year to April 2024: full-time employees on adult rates, in the same job for over a year, in the whole of the UK, before tax. People who work for themselves are not in them. New starters often earn less.',
        { link: (text) => <ExternalLink href={ONS}>{text}</ExternalLink> },
      )}
    </p>
    <p>
      {t(
        'A figure that is too unreliable, as the sample may be more than a fifth out, is left out and called that.',
      )}
    </p>
    {minimumWage && (
      <p>
        {rich(
          'We never give less than the law allows as what people earn now. From age {age} that is £{amount} an hour since {from} (<link>GOV.UK</link>). In {hours} hours a week, all {weeks} weeks, it comes to £{annual, number} a year. Under {age}, and in an apprenticeship, the minimum is lower.',
          {
            age: minimumWage.age,
            amount: minimumWage.hourly.toFixed(2),
            from: yearAndMonth(minimumWage.from),
            link: (text) => <ExternalLink href={minimumWage.url}>{text}</ExternalLink>,
            hours: minimumWage.hours,
            weeks: minimumWage.weeks,
            annual: minimumWage.annual,
          },
        )}
      </p>
    )}
  </ShowMore>
);

const yearAndMonth = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
