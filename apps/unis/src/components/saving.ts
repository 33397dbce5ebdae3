import { providerUrl } from '@signpost/api-client/page-urls';
import type { Provider, ProviderSummary } from '@signpost/api-client/unis';
import { currentFavourites, isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** Saves a provider on this device, or removes it. The providers of lists have no code. */
export const toggleProvider = (provider: ProviderSummary & Partial<Pick<Provider, 'providerCode'>>): void => {
  const { providerId, shortProviderId, name, providerCode } = provider;
  const favourites = currentFavourites();
  // Search results contain only short ids: an item saved from there is removed by its short id.
  const id = isFavourite(favourites, 'unis', shortProviderId) ? shortProviderId : providerId;
  const item = { id, title: name, url: providerUrl(provider) };
  toggleFavourite('unis', item, { providerCode: providerCode ?? undefined });
};

/** Subscribes once per page. Returns a function that says whether a provider is saved. */
export const useSavedProviders = (): ((provider: ProviderSummary) => boolean) => {
  const favourites = useFavourites();
  return ({ providerId, shortProviderId }) =>
    isFavourite(favourites, 'unis', providerId) || isFavourite(favourites, 'unis', shortProviderId);
};
