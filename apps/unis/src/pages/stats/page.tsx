import { useLoaderData } from 'react-router-dom';
import { absenceLabel, whyAbsent } from '@signpost/api-client/courses';
import { lazyLoader } from '@signpost/federation/contract';
import { Prose, ShowMore, SmartLink, Stat, StatGrid, ExternalLink, Part, named } from '@signpost/shared-ui';
import { providerUrl } from '../../components/provider-url';
import { SubPage } from '../../components/sub-page';
import { subPageHandle } from '../../components/sub-page-handle';
import { Earnings } from './earnings';
import type { StatsData } from './loader';
import { Continuation, Outcomes } from './shares';
import styles from './page.module.css';

export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.stats.loader" */ './loader'));

export const handle = subPageHandle<StatsData>('stats', {
  description: ({ provider }) =>
    `What graduates of ${named(provider.name)} earn and do, how many students stay on, and what students think: each figure with its year, its source and how many people it is about.`,
});

/** The survey's results of whole providers are published in a file of their own, which we do not have. */
const NO_SCORE = { absences: { survey: 'not-imported' } } as const;

/** The figures of a provider in full: charts, each with its words and its table. */
export const Component = () => {
  const { provider, subjects } = useLoaderData() as StatsData;
  const { nssScore, url } = provider;
  return (
    <SubPage
      provider={provider}
      page="stats"
      lead="Each figure says what it means, how many people it is about, and what it does not tell you."
    >
      <Part id="earnings" heading="What graduates earn">
        <div className={styles.charts}>
          <Earnings provider={provider} subjects={subjects} />
        </div>
      </Part>
      <Part id="outcomes" heading="What graduates do">
        <div className={styles.charts}>
          <Outcomes provider={provider} subjects={subjects} />
        </div>
      </Part>
      <Part id="continuation" heading="How many stay on">
        <div className={styles.charts}>
          <Continuation provider={provider} />
        </div>
      </Part>
      <Part id="satisfaction" heading="What students think">
        <StatGrid>
          <Stat
            label="Students who are satisfied"
            figure={nssScore === null ? null : `${nssScore}%`}
            absent={absenceLabel(NO_SCORE, 'survey')}
            meaning={
              nssScore === null
                ? whyAbsent(NO_SCORE.absences.survey)
                : 'of final-year students answered that they were satisfied.'
            }
            source={{ publisher: 'National Student Survey (NSS)', year: '' }}
          />
        </StatGrid>
        <Prose>
          <p>
            The survey asks final-year students about teaching, feedback, support and more. Courses differ
            more than universities do, so look at the course you want.{' '}
            <ExternalLink href="https://www.officeforstudents.org.uk/data-and-analysis/national-student-survey-data/">
              See the survey’s results
            </ExternalLink>
          </p>
          <p>
            The teaching rating (TEF) uses the survey too.{' '}
            <SmartLink href={`${providerUrl(provider)}#teaching`}>See its teaching rating</SmartLink>
          </p>
        </Prose>
      </Part>
      <ShowMore summary="What these figures cannot tell you">
        <p>
          They are about people who began some years ago. Pay depends on the subject, the part of the country
          and what someone did before, as much as on the university. A figure is rounded, and left out where
          so few people are counted that one could be recognised.
        </p>
        <p>
          <SmartLink href="/explore/articles/reading-the-figures">How to read course statistics</SmartLink>
          {url && ' · '}
          {url && <ExternalLink href={url}>The provider’s own website</ExternalLink>}
        </p>
      </ShowMore>
    </SubPage>
  );
};
