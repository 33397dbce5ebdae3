import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { unisApi, type ProviderPage } from '@signpost/api-client/unis';
import type { RowModule } from '@signpost/federation/contract';
import { ButtonLink, CardGrid } from '@signpost/shared-ui';
import { ProviderCard } from '../components/provider/provider-card';
import { toggleProvider, useSavedProviders } from '../components/saving';
import styles from './row.module.css';

/** Number of providers in the row. */
const SHOWN = 4;

/** Fetches the providers with the most courses. */
export const load: RowModule<ProviderPage>['load'] = ({ context }) =>
  loadQuery(
    context,
    unisApi.endpoints.listProviders.initiate({ limit: SHOWN, sortBy: 'courses', sort: 'DESC' }),
  );

/** The universities row of the home page. */
export const Component: RowModule<ProviderPage>['Component'] = ({ data: { results, total } }) => {
  const isSaved = useSavedProviders();
  return (
    <section className={styles.row} data-line="unis" aria-labelledby="home-unis">
      <h2 id="home-unis">{t('Universities with the most to choose from')}</h2>
      <CardGrid>
        {results.map((provider) => (
          <li key={provider.providerId}>
            <ProviderCard provider={provider} saved={isSaved(provider)} onToggle={toggleProvider} />
          </li>
        ))}
      </CardGrid>
      <p>
        <ButtonLink href="/explore/unis" icon="arrow">
          {t('See all {total} places to study', { total })}
        </ButtonLink>
      </p>
    </section>
  );
};
