import type { RelatedProvider } from '@signpost/api-client/unis';
import { CardGrid } from '@signpost/shared-ui';
import { ProviderCard } from '../../components/provider/provider-card';
import { toggleProvider, useSavedProviders } from '../../components/saving';

/** Similar providers, each with its reasons. */
export const Similar = ({ related }: { related: readonly RelatedProvider[] }) => {
  const isSaved = useSavedProviders();
  return (
    <CardGrid>
      {related.map(({ provider, reasons }) => (
        <li key={provider.providerId}>
          <ProviderCard
            provider={provider}
            reasons={reasons}
            saved={isSaved(provider)}
            onToggle={toggleProvider}
          />
        </li>
      ))}
    </CardGrid>
  );
};
