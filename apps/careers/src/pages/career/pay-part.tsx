import type { Source } from '@signpost/api-client/careers';
import { salary, ShowMore, SmartLink, Stat, StatGrid } from '@signpost/shared-ui';
import { careerUrl } from '../../components/addresses';
import { payText } from '../../components/pay';
import { PayBar, payScale } from '../../components/pay-bar';
import type { CareerData } from './loader';
import { NationPicker, NATIONS } from './nations';
import styles from './page.module.css';

const pounds = (amount: number | null): string | null => (amount === null ? null : salary(amount));
const UNKNOWN: Source = { publisher: 'No source we can use publishes it', year: '', note: null };

/** Pay: where it begins and how far it goes, the middle figure of the chosen nation, and similar careers beside it. */
export const PayPart = (data: CareerData) => {
  const { career, country } = data;
  const { annual, median } = career.earnings;
  const source = annual?.source ?? UNKNOWN;
  const compared = [career, ...career.related];
  const most = payScale(compared);
  return (
    <>
      <StatGrid>
        <Stat
          label="When you start"
          figure={pounds(annual?.starter ?? null)}
          meaning={annual?.starter ? 'a year, in a first job.' : 'What people earn in a first job.'}
          source={source}
        />
        <Stat
          label="With experience"
          figure={pounds(annual?.experienced ?? null)}
          meaning={
            annual?.experienced
              ? 'a year, for people who have done it for some time.'
              : 'What people earn who have done it for some time.'
          }
          source={source}
        />
        <Stat
          label={`Middle pay in ${NATIONS[country]}`}
          figure={pounds(median)}
          meaning={
            median === null
              ? 'Half earn more than this, half earn less.'
              : `a year. Half of those who do it in ${NATIONS[country]} earn more, half earn less.`
          }
          source={median === null ? UNKNOWN : source}
        />
      </StatGrid>
      <NationPicker {...data} />
      <div className={styles.compared}>
        <h3>Pay beside similar careers</h3>
        <p className={styles.soft}>Each bar runs from a first job to long experience, in pounds a year.</p>
        <ul className={styles.pays}>
          {compared.map((each) => (
            <li key={each.id} className={each.id === career.id ? styles.own : undefined}>
              {each.id === career.id ? (
                <span>{each.title}</span>
              ) : (
                <SmartLink href={careerUrl(each)}>{each.title}</SmartLink>
              )}
              <PayBar annual={each.earnings.annual} most={most} />
              <span className={styles.amount}>{payText(each).replace(' a year', '')}</span>
            </li>
          ))}
        </ul>
      </div>
      <ShowMore summary="How pay is measured">
        <p>
          <strong>When you start</strong> and <strong>with experience</strong> are the two figures that the{' '}
          {annual ? source.publisher : 'National Careers Service'} gives for the whole of the UK
          {annual && ` (${[source.note, source.year].filter(Boolean).join(', ')})`}. They are a guide. Pay has
          risen since, and differs by employer and place.
        </p>
        <p>
          <strong>Middle pay</strong> (the median), and what the lowest and the highest paid tenth earn, would
          say more. Where they are not published for a nation we say so, and do not guess.
        </p>
      </ShowMore>
    </>
  );
};
