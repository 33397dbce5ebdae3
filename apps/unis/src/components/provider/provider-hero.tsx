import { t } from '@signpost/language';
import type { Provider } from '@signpost/api-client/unis';
import { ButtonLink, externalUrl, Hero, SaveButton, TefRating, VisuallyHidden } from '@signpost/shared-ui';
import { placeOf } from './place-of';
import { providerPageUrl } from './provider-tabs';
import { toggleProvider, useSavedProviders } from '../saving';

/** Top of a provider's page: banner, name, location, rating, save button and link to its site. */
export const ProviderHero = ({ provider }: { provider: Provider }) => {
  const isSaved = useSavedProviders();
  return (
    <Hero
      title={provider.name}
      image={provider.banner}
      lead={
        <>
          <p>{placeOf(provider)}</p>
          {provider.tef?.overall && (
            <p>
              <TefRating award={provider.tef.overall} />
            </p>
          )}
        </>
      }
    >
      {provider.courseCount > 0 && (
        <ButtonLink href={providerPageUrl(provider, 'courses')} variant="primary">
          {t('See courses')}
        </ButtonLink>
      )}
      {provider.url && (
        <ButtonLink href={externalUrl(provider.url)} icon="external">
          {t('Visit their website')}
          <VisuallyHidden> {t('(another site)')}</VisuallyHidden>
        </ButtonLink>
      )}
      {provider.unibuddyId && (
        <ButtonLink
          href={`https://unibuddy.co/embed/${encodeURIComponent(provider.unibuddyId)}/buddies/students`}
        >
          {t('Chat to students')}
          <VisuallyHidden> {t('(another site)')}</VisuallyHidden>
        </ButtonLink>
      )}
      <SaveButton name={provider.name} saved={isSaved(provider)} onToggle={() => toggleProvider(provider)} />
    </Hero>
  );
};
