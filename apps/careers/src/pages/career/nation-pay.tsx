import { ExternalLink, salary, Stat, StatGrid } from '@signpost/shared-ui';
import { NotPublished } from '../../components/not-published';
import type { CareerData } from './loader';
import { NationPicker, NATIONS } from './nations';
import styles from './page.module.css';

/** Where the Office for National Statistics publishes pay by occupation. */
const ONS =
  'https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/earningsandworkinghours/datasets/occupation4digitsoc2010ashetable14';

/** Middle pay in one of the four nations (K-08), or that there is none to show. */
export const NationPay = (data: CareerData) => {
  const { median, annual } = data.career.earnings;
  const nation = NATIONS[data.country];
  return (
    <section aria-labelledby="nation" className={styles.compared}>
      <h3 id="nation">Pay in {nation}</h3>
      <NationPicker {...data} />
      {median !== null && annual ? (
        <StatGrid>
          <Stat
            label={`Middle pay in ${nation}`}
            figure={salary(median)}
            meaning={`a year. Half of those who do it in ${nation} earn more, half earn less.`}
            source={annual.source}
          />
        </StatGrid>
      ) : (
        <NotPublished>
          <p>
            We have no middle pay for this career in {nation}, nor what the lowest and highest paid earn. We
            do not guess. The{' '}
            <ExternalLink href={ONS}>Office for National Statistics asks employers each year</ExternalLink>.
          </p>
        </NotPublished>
      )}
    </section>
  );
};
