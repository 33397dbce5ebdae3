import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { AtAGlance, named, Part, Prose } from '@signpost/shared-ui';
import { GeneralAdvice } from '../../components/sub-page/general-advice';
import { providerPageUrl } from '../../components/provider/provider-tabs';
import { SourceList } from '../../components/sub-page/source-list';
import { SubPage } from '../../components/sub-page/sub-page';
import { subPageHandle } from '../../components/sub-page/sub-page-handle';
import { guidance, sources } from './guidance';
import type { InternationalData } from './loader';
import { CountryPicker } from './picker';
import { YourCountry } from './your-country';
import styles from './page.module.css';

export const loader = lazyLoader(
  () => import(/* webpackChunkName: "unis.international.loader" */ './loader'),
);

export const handle = subPageHandle<InternationalData>('international', {
  description: ({ provider }) =>
    t(
      'Studying at {name} from outside the UK: fees, visas, English and arrival, and what your own country changes.',
      { name: named(provider.name) },
    ),
  robots: ({ country }) => (country ? 'noindex' : undefined),
});

/** A provider's page for international students. */
export const Component = () => {
  const { provider, country, homeFees, visaCosts, graduateVisa, glance } =
    useLoaderData() as InternationalData;
  return (
    <SubPage
      provider={provider}
      page="international"
      lead={t('What it costs, which visa you need and how good your English must be.')}
    >
      <AtAGlance facts={glance} />
      <Part id="country" heading={t('Start with your country')}>
        <CountryPicker path={providerPageUrl(provider, 'international')} country={country} />
        {country && <YourCountry {...{ country, provider, homeFees, visaCosts, graduateVisa }} />}
      </Part>
      <div className={styles.guidance}>
        {guidance().map(({ id, heading, points }) => (
          <Part key={id} id={id} heading={heading}>
            <Prose>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Prose>
          </Part>
        ))}
      </div>
      <GeneralAdvice provider={provider} about={t('fees, English scores and dates')} />
      <SourceList sources={sources()} />
    </SubPage>
  );
};
