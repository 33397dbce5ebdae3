import type { ProviderSummary } from '@signpost/api-client/unis';
import { currentFavourites, isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';
import { providerUrl } from './provider-url';

/** Saves a provider on this device, or takes it off again. */
export const toggleProvider = (provider: ProviderSummary): void => {
  const { providerId, shortProviderId, name } = provider;
  const favourites = currentFavourites();
  // Search knows providers by their short id only: what was saved there is taken off here.
  const id = isFavourite(favourites, 'unis', shortProviderId) ? shortProviderId : providerId;
  toggleFavourite('unis', { id, title: name, url: providerUrl(provider) });
};

/** One subscription for a page: gives whether a provider is saved. */
export const useSavedProviders = (): ((provider: ProviderSummary) => boolean) => {
  const favourites = useFavourites();
  return ({ providerId, shortProviderId }) =>
    isFavourite(favourites, 'unis', providerId) || isFavourite(favourites, 'unis', shortProviderId);
};
