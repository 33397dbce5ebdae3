import type { ProviderSummary } from '@signpost/api-client/unis';
import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';
import { providerUrl } from './provider-url';

/** Saves a provider on this device, or takes it off again. */
export const toggleProvider = (provider: ProviderSummary): void => {
  toggleFavourite('unis', { id: provider.providerId, title: provider.name, url: providerUrl(provider) });
};

/** One subscription for a page: gives whether a provider is saved. */
export const useSavedProviders = (): ((provider: ProviderSummary) => boolean) => {
  const favourites = useFavourites();
  return ({ providerId }) => isFavourite(favourites, 'unis', providerId);
};
