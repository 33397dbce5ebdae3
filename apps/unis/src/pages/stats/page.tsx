import { rich, t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import { useLoaderData } from 'react-router-dom';
import { surveyMean, surveyMeanMeaning } from '@signpost/api-client/courses';
import type { StudentFigures } from '@signpost/api-client/unis';
import { lazyLoader } from '@signpost/federation/contract';
import {
  ExternalLink,
  LoadedPart,
  named,
  Part,
  Prose,
  ShowMore,
  SmartLink,
  Stat,
  StatGrid,
} from '@signpost/shared-ui';
import { SubPage } from '../../components/sub-page/sub-page';
import { subPageHandle } from '../../components/sub-page/sub-page-handle';
import { Earnings } from './earnings';
import type { StatsData } from './loader';
import { Continuation, Outcomes } from './shares';
import { PayLater, Survey, EntryQualifications } from './students';
import styles from './page.module.css';

export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.stats.loader" */ './loader'));

export const handle = subPageHandle<StatsData>('stats', {
  description: ({ provider }) =>
    t(
      'What graduates of {name} earn and do, how many students stay on, and what students think: each figure with its year, its source and how many people it is about.',
      { name: named(provider.name) },
    ),
});

/** Default for a provider without student figures. */
const NO_STUDENTS: StudentFigures = {
  survey: null,
  entry: null,
  earnings3: null,
  earnings5: null,
  absences: {},
};

/** All figures of a provider: charts, each with a summary and a table. */
export const Component = () => {
  const { provider, subjects, students } = useLoaderData() as StatsData;
  return (
    <SubPage
      provider={provider}
      page="stats"
      lead={t('Each figure says what it means, how many people it is about, and what it does not tell you.')}
    >
      <Part id="earnings" heading={t('What graduates earn')}>
        <div className={styles.charts}>
          <Earnings provider={provider} subjects={subjects} />
          <LoadedPart part={students}>{(found) => <PayLater students={found ?? NO_STUDENTS} />}</LoadedPart>
        </div>
      </Part>
      <Part id="outcomes" heading={t('What graduates do')}>
        <div className={styles.charts}>
          <Outcomes provider={provider} subjects={subjects} />
        </div>
      </Part>
      <Part id="continuation" heading={t('How many stay on')}>
        <div className={styles.charts}>
          <Continuation provider={provider} />
        </div>
      </Part>
      <Part id="entry" heading={t('Who is taken in')}>
        <div className={styles.charts}>
          <LoadedPart part={students}>
            {(found) => <EntryQualifications students={found ?? NO_STUDENTS} />}
          </LoadedPart>
        </div>
      </Part>
      <Satisfaction provider={provider} students={students} />
      <Limits url={provider.url} />
    </SubPage>
  );
};

const Satisfaction = ({
  provider,
  provider: { survey },
  students,
}: Pick<StatsData, 'provider' | 'students'>) => (
  <Part id="satisfaction" heading={t('What students think')}>
    {survey && (
      <StatGrid>
        <Stat
          label={surveyMean()}
          figure={`${survey.percent}%`}
          meaning={surveyMeanMeaning()}
          source={{
            publisher: t('National Student Survey, by Discover Uni'),
            year: survey.years,
            cohort: t(
              '{courses, plural, one {# course} other {# courses}} here, about {people, plural, one {# student} other {# students}}',
              { courses: survey.courses, people: survey.people },
            ),
          }}
        />
      </StatGrid>
    )}
    <div className={styles.charts}>
      <LoadedPart part={students}>{(found) => <Survey students={found ?? NO_STUDENTS} />}</LoadedPart>
    </div>
    <Prose>
      <p>
        {rich(
          'The survey asks final-year students about teaching, feedback, support and more. Courses differ more than universities do, so look at the course you want. <link>See the survey’s results</link>',
          {
            link: (text) => (
              <ExternalLink href="https://www.officeforstudents.org.uk/data-and-analysis/national-student-survey-data/">
                {text}
              </ExternalLink>
            ),
          },
        )}
      </p>
      <p>
        {rich('The teaching rating (TEF) uses the survey too. <link>See its teaching rating</link>', {
          link: (text) => <SmartLink href={`${providerUrl(provider)}#teaching`}>{text}</SmartLink>,
        })}
      </p>
    </Prose>
  </Part>
);

const Limits = ({ url }: Pick<StatsData['provider'], 'url'>) => (
  <ShowMore summary={t('What these figures cannot tell you')}>
    <p>
      {t(
        'They are about people who began some years ago. Pay depends on the subject, the part of the country and what someone did before, as much as on the university. A figure is rounded, and left out where so few people are counted that one could be recognised.',
      )}
    </p>
    <p>
      <SmartLink href="/explore/articles/reading-the-figures">{t('How to read course statistics')}</SmartLink>
      {url && ' · '}
      {url && <ExternalLink href={url}>{t('The provider’s own website')}</ExternalLink>}
    </p>
  </ShowMore>
);
