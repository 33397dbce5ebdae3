import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { ExternalLink, named, Part, Prose } from '@signpost/shared-ui';
import { Articles } from '../../components/sub-page/articles';
import { FactsWithSource } from '../../components/sub-page/facts-with-source';
import { GeneralAdvice } from '../../components/sub-page/general-advice';
import { providerPageUrl } from '../../components/provider/provider-tabs';
import { SourceList } from '../../components/sub-page/source-list';
import { entryFacts, sourceOfFacts } from '../../components/sub-page/student-facts';
import { SubPage } from '../../components/sub-page/sub-page';
import { subPageHandle } from '../../components/sub-page/sub-page-handle';
import type { OutreachData } from './loader';
import { calendar, schemesIn, sources, type Scheme } from './schemes';
import styles from './page.module.css';

export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.outreach.loader" */ './loader'));

export const handle = subPageHandle<OutreachData>('outreach', {
  description: ({ provider }) =>
    t(
      'Ways into {name} for people who have it harder: contextual offers, access schemes and summer schools, who they are for and when to ask.',
      { name: named(provider.name) },
    ),
});

/** The qualifications that entrants here had; nothing without data. */
const Entrants = ({ provider, students }: OutreachData) =>
  students?.entry && (
    <Part id="entrants" heading={t('What people here came with')}>
      <FactsWithSource
        facts={entryFacts(students)}
        href={`${providerPageUrl(provider, 'stats')}#entry`}
        more={t('See all qualifications')}
      >
        {t('The highest qualification before the course. {sourceOfFacts}.', {
          sourceOfFacts: sourceOfFacts(t('Student records (HESA)'), students.entry),
        })}
      </FactsWithSource>
    </Part>
  );

/** Access and outreach of a provider: schemes in its nation, their audience and dates. */
export const Component = () => {
  const { provider, students } = useLoaderData() as OutreachData;
  const { country } = provider.address;
  return (
    <SubPage
      provider={provider}
      page="outreach"
      lead={t(
        'If school, money or home made things harder for you, there are ways in that take it into account.',
      )}
    >
      <Entrants provider={provider} students={students} />
      <Part id="schemes" heading={t('Schemes in {country}', { country })}>
        <div className={styles.schemes}>
          {schemesIn(country).map((scheme) => (
            <SchemeCard key={scheme.name} {...scheme} />
          ))}
        </div>
      </Part>
      <Part id="when" heading={t('When to do what')}>
        <ol className={styles.calendar}>
          {calendar().map(({ when, what }) => (
            <li key={when}>
              <b>{when}</b>
              {what}
            </li>
          ))}
        </ol>
      </Part>
      <Part id="ask" heading={t('What to ask the provider')}>
        <Prose>
          <ul>
            <li>{t('Do I get a contextual offer, and how much lower is it for my course?')}</li>
            <li>{t('Which of your programmes for schools count towards an offer?')}</li>
            <li>{t('Is there a bursary for me, and must I apply for it?')}</li>
            <li>{t('Who is the person for care leavers, carers, estranged students or refugees?')}</li>
          </ul>
        </Prose>
        <Articles
          label={t('Reading about ways in')}
          articles={[
            { article: 'contextual-admissions', title: t('Contextual offers') },
            { article: 'foundation-years', title: t('Foundation years and other ways in') },
            {
              article: 'care-experienced-and-estranged',
              title: t('If you have been in care or are estranged'),
            },
            { article: 'mature-students', title: t('Going as a mature student') },
          ]}
        />
      </Part>
      <GeneralAdvice provider={provider} about={t('own schemes and who gets them')} />
      <SourceList sources={sources()} />
    </SubPage>
  );
};

const SchemeCard = ({ name, what, who, when, url }: Scheme) => (
  <section className={styles.scheme}>
    <h3>{name}</h3>
    <p>{what}</p>
    <dl>
      <dt>{t('Who')}</dt>
      <dd>{who}</dd>
      <dt>{t('When')}</dt>
      <dd>{when}</dd>
    </dl>
    <p>
      <ExternalLink href={url}>{t('Read more')}</ExternalLink>
    </p>
  </section>
);
