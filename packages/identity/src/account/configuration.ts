import type { IdentityAdapter, Provider } from './port';

/** Deployment settings of the identity package. */
export interface IdentityConfiguration {
  readonly provider: Provider;
  /** B-13: the site runs inside an iframe of another site, where saving requires sign-in. */
  readonly embedded: boolean;
  /** Requires sign-in to save on the site itself; by default an anonymous visitor keeps a list on the device. */
  readonly loginRequired: boolean;
}

const CONFIGURATION: { -readonly [Key in keyof IdentityConfiguration]: IdentityConfiguration[Key] } = {
  provider: { kind: 'embedded' },
  embedded: false,
  loginRequired: false,
};

let opened: Promise<IdentityAdapter> | undefined;

/**
 * Sets the identity configuration. Call it once, before the first `getUserInfo`. Omitted settings keep their values.
 */
export const configureIdentity = (given: Partial<IdentityConfiguration>): void => {
  Object.assign(CONFIGURATION, given);
  opened = undefined;
};

/** Whether saving requires sign-in (B-13, S-04). */
export const isLoginRequired = (): boolean => CONFIGURATION.embedded || CONFIGURATION.loginRequired;

/** Whether the site runs inside an iframe of another site. */
export const isEmbedded = (): boolean => CONFIGURATION.embedded;

/** Whether accounts are stored by this site's own service. */
export const hasOwnService = (): boolean => CONFIGURATION.provider.kind === 'embedded';

const open = async (provider: Provider): Promise<IdentityAdapter> => {
  if (provider.kind === 'gigya') {
    const { gigyaAdapter } = await import(/* webpackChunkName: "identity.gigya" */ '../adapters/gigya');
    return gigyaAdapter(provider);
  }
  const { embeddedAdapter } = await import(
    /* webpackChunkName: "identity.embedded" */ '../adapters/embedded'
  );
  return embeddedAdapter();
};

/** Loads the configured adapter on first use; a failed load is retried by the next call. */
export const openAdapter = (): Promise<IdentityAdapter> => {
  opened ??= open(CONFIGURATION.provider).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};
