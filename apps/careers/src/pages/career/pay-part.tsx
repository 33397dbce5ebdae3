import { salary, ShowMore, SmartLink, Stat, StatGrid } from '@signpost/shared-ui';
import { careerUrl } from '../../components/addresses';
import { NotPublished } from '../../components/not-published';
import { payText } from '../../components/pay';
import { PayBar, payScale } from '../../components/pay-bar';
import type { CareerData } from './loader';
import { NationPay } from './nation-pay';
import styles from './page.module.css';

const pounds = (amount: number | null): string | null => (amount === null ? null : salary(amount));

/** Pay: where it begins and how far it goes, similar careers beside it, and the middle figure of the chosen nation. */
export const PayPart = (data: CareerData) => {
  const { career } = data;
  const { annual } = career.earnings;
  const compared = [career, ...career.related];
  const most = payScale(compared);
  return (
    <>
      {annual ? (
        <StatGrid>
          <Stat
            label="When you start"
            figure={pounds(annual.starter)}
            meaning={annual.starter === null ? 'What people earn in a first job.' : 'a year, in a first job.'}
            source={annual.source}
          />
          <Stat
            label="With experience"
            figure={pounds(annual.experienced)}
            meaning={
              annual.experienced === null
                ? 'What people earn who have done it for some time.'
                : 'a year, for people who have done it for some time.'
            }
            source={annual.source}
          />
        </StatGrid>
      ) : (
        <NotPublished>
          <p>
            We hold no figure for what this career pays. The careers below, which are like it, give an idea.
          </p>
        </NotPublished>
      )}
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
      <NationPay {...data} />
      <ShowMore summary="How pay is measured">
        <p>
          <strong>When you start</strong> and <strong>with experience</strong> are the two figures that the{' '}
          {annual?.source.publisher ?? 'National Careers Service'} gives for the whole of the UK
          {annual && ` (${[annual.source.note, annual.source.year].filter(Boolean).join(', ')})`}. They are a
          guide. Pay has risen since, and differs by employer and place.
        </p>
        <p>
          <strong>Middle pay</strong> (the median), and what the lowest and the highest paid tenth earn, would
          say more. Where they are not published for a nation we say so, and do not guess.
        </p>
      </ShowMore>
    </>
  );
};
