import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { LoadedPart, named, Part, Prose } from '@signpost/shared-ui';
import { dataOf } from '@signpost/api-client/parts';
import { Articles } from '../../components/sub-page/articles';
import { FactsWithSource } from '../../components/sub-page/facts-with-source';
import { GeneralAdvice } from '../../components/sub-page/general-advice';
import { ProviderGallery } from '../../components/provider/provider-gallery';
import { providerPageUrl } from '../../components/provider/provider-tabs';
import { SourceList } from '../../components/sub-page/source-list';
import { sourceOfFacts, surveyFacts } from '../../components/sub-page/student-facts';
import { SubPage } from '../../components/sub-page/sub-page';
import { subPageHandle } from '../../components/sub-page/sub-page-handle';
import type { StudentLifeData } from './loader';
import { Place } from './place';
import { finance, sources, topics, type Topic } from './topics';
import styles from './page.module.css';

export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.student-life.loader" */ './loader'));

export const handle = subPageHandle<StudentLifeData>('student-life', {
  description: ({ provider }) =>
    t(
      'Living and studying at {name}: where it is, somewhere to live, clubs, support and costs, with the questions to ask there.',
      { name: named(provider.name) },
    ),
});

/** Student life at a provider: its location from our guides, and general advice and questions to ask. */
export const Component = () => {
  const { provider, place, students } = useLoaderData() as StudentLifeData;
  const where = provider.address.location ?? provider.address.region;
  return (
    <SubPage
      provider={provider}
      page="student-life"
      lead={t(
        'What students say, what the place is like, and what to ask about rooms, clubs, help and money.',
      )}
    >
      {students?.survey && (
        <Part id="students" heading={t('What students here say')}>
          <FactsWithSource
            facts={surveyFacts(students)}
            href={`${providerPageUrl(provider, 'stats')}#satisfaction`}
            more={t('See all themes')}
          >
            {t('Positive answers of final-year students. {sourceOfFacts}.', {
              sourceOfFacts: sourceOfFacts(t('National Student Survey'), students.survey),
            })}
          </FactsWithSource>
        </Part>
      )}
      <Part id="place" heading={t('Living in {where}', { where })}>
        <LoadedPart part={place}>{(stories) => <Place stories={stories} />}</LoadedPart>
        <ProviderGallery provider={provider} stories={dataOf(place, [])} />
      </Part>
      <GeneralAdvice provider={provider} about={t('rooms, clubs, support and costs')} />
      {topics().map((topic) => (
        <Side key={topic.id} {...topic} />
      ))}
      <Part id="finance" heading={t('Paying for it')}>
        <Prose>
          <p>{t('Loans and grants depend on where you live now, not on where you study.')}</p>
        </Prose>
        <Articles label={t('Student finance')} articles={finance()} />
      </Part>
      <SourceList sources={sources()} />
    </SubPage>
  );
};

const Side = ({ id, heading, text, ask, articles }: Topic) => (
  <Part id={id} heading={heading}>
    <div className={styles.pair}>
      <div>
        <Prose>
          <p>{text}</p>
        </Prose>
        <Articles label={t('Reading: {heading}', { heading })} articles={articles} />
      </div>
      <div className={styles.ask}>
        <h3>{t('Ask on an open day')}</h3>
        <ul className={styles.questions}>
          {ask.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
    </div>
  </Part>
);
