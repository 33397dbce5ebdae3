import { rich, t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import type { ApprenticeshipPage } from '@signpost/api-client/jobs';
import type { Provider } from '@signpost/api-client/unis';
import { lazyLoader } from '@signpost/federation/contract';
import {
  AddressProblems,
  EmptyState,
  SampleNotice,
  Prose,
  ResultCount,
  Sidebar,
  ExternalLink,
  LoadedPart,
  Part,
  named,
  FiltersButton,
} from '@signpost/shared-ui';
import { dataOf } from '@signpost/api-client/parts';
import { Articles } from '../../components/sub-page/articles';
import { providerPageUrl } from '../../components/provider/provider-tabs';
import { SubPage } from '../../components/sub-page/sub-page';
import { subPageHandle } from '../../components/sub-page/sub-page-handle';
import { NearbyFilters } from './filters';
import type { NearbyData } from './loader';
import { Vacancies } from './vacancies';
import styles from './page.module.css';

export const loader = lazyLoader(
  () => import(/* webpackChunkName: "unis.apprenticeships.loader" */ './loader'),
);

const listsSamples = ({ near, alternatives }: NearbyData): boolean =>
  [near, alternatives].some(
    (part) => part && 'data' in part && part.data.results.some(({ sample }) => sample),
  );

export const handle = subPageHandle<NearbyData>('apprenticeships', {
  description: (data) =>
    listsSamples(data)
      ? t('Apprenticeships near {name}, invented to show how the site works, and where to find real ones.', {
          name: named(data.provider.name),
        })
      : t(
          'Apprenticeships near {name} that take applications now: employer, level, wage, closing date and place.',
          { name: named(data.provider.name) },
        ),
  isSample: listsSamples,
});

/** Sites with real vacancies, by nation. */
const services = (): Readonly<Record<Provider['address']['country'], { name: string; url: string }>> => ({
  England: { name: t('Find an apprenticeship'), url: 'https://www.gov.uk/apply-apprenticeship' },
  Scotland: { name: t('Apprenticeships.scot'), url: 'https://www.apprenticeships.scot/' },
  Wales: { name: t('Careers Wales'), url: 'https://careerswales.gov.wales/apprenticeship-search' },
  'Northern Ireland': {
    name: t('nidirect: apprenticeships'),
    url: 'https://www.nidirect.gov.uk/campaigns/apprenticeships',
  },
});

/** Notice that vacancies are invented, once for all of them. */
const InventedNotice = ({ page, provider }: { page: ApprenticeshipPage; provider: Provider }) => {
  const service = services()[provider.address.country];
  return page.results.some(({ sample }) => sample) ? (
    <>
      <SampleNotice
        detail={t('These vacancies and their employers are invented, to show how the site works.')}
      />
      <p>
        {rich('Real ones are on <link>{name}</link>', {
          name: service.name,
          link: (text) => <ExternalLink href={service.url}>{text}</ExternalLink>,
        })}
      </p>
    </>
  ) : null;
};

/** Apprenticeships near a provider, with alternatives when there are none. */
export const Component = () => {
  const data = useLoaderData() as NearbyData;
  const { provider, search, near } = data;
  const path = providerPageUrl(provider, 'apprenticeships');
  return (
    <SubPage
      provider={provider}
      page="apprenticeships"
      lead={t(
        'Paid work with training, within reach of {place}. With a degree apprenticeship you get a degree too, and pay no fees.',
        { place: provider.address.location ?? provider.name },
      )}
    >
      <AddressProblems problems={data.problems} />
      <Sidebar side={<NearbyFilters path={path} search={search} total={dataOf(near, null)?.total} />}>
        <section aria-label={t('Vacancies')} className={styles.results}>
          <p>
            <FiltersButton applied={search.levels.length} />
          </p>
          <Found {...data} />
          <Alternatives {...data} />
        </section>
      </Sidebar>
      <DegreeComparison />
    </SubPage>
  );
};

const Found = ({ provider, search, near }: NearbyData) => (
  <LoadedPart part={near}>
    {(page) => (
      <>
        <h2>
          <ResultCount>
            {page.total === 0
              ? t('No vacancies as near as this')
              : t('{total, plural, one {# vacancy} other {# vacancies}} within {radius} miles', {
                  total: page.total,
                  radius: search.radius,
                })}
          </ResultCount>
        </h2>
        <InventedNotice page={page} provider={provider} />
        <Vacancies vacancies={page.results} />
      </>
    )}
  </LoadedPart>
);

/** The nearest vacancies of any level, or a notice that there are none. */
const Alternatives = ({ provider, alternatives }: NearbyData) =>
  alternatives && (
    <LoadedPart part={alternatives}>
      {(page) =>
        page.results.length > 0 ? (
          <Part id="alternatives" heading={t('The nearest ones, of any level')}>
            <InventedNotice page={page} provider={provider} />
            <Vacancies vacancies={page.results} />
          </Part>
        ) : (
          <EmptyState
            heading={t('No apprenticeship takes applications at the moment')}
            ways={[{ name: t('See all apprenticeships'), href: '/explore/search/apprenticeships' }]}
          >
            <p>{t('New ones open all year round.')}</p>
          </EmptyState>
        )
      }
    </LoadedPart>
  );

const DegreeComparison = () => (
  <Part id="compare" heading={t('An apprenticeship or a degree?')}>
    <Prose>
      <p>
        {t(
          'An apprentice has a job from the first day, and studies about one day a week. A student has more time to study and a freer choice of place, and borrows for fees and living costs. You can compare both side by side: save them, then open your favourites.',
        )}
      </p>
    </Prose>
    <Articles
      label={t('Reading about apprenticeships')}
      articles={[
        { article: 'apprenticeship-or-degree', title: t('Apprenticeship or degree?') },
        { article: 'job-interviews', title: t('Doing well in a job interview') },
        { article: 'writing-a-cv', title: t('A first CV that gets read') },
      ]}
    />
  </Part>
);
