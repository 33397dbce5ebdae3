import type { IdentityAdapter } from './port';

/** Where accounts are kept: the service of this site, or a site of SAP Customer Data Cloud (Gigya). */
export type Provider =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'gigya';
      readonly apiKey: string;
      /** Such as `eu1`. */
      readonly dataCentre: string;
      /** Its screen set for signing in and registering. */
      readonly screenSet?: string;
    };

/** What identity is told of its surroundings. */
export interface IdentityConfiguration {
  readonly provider: Provider;
  /** B-13: the site runs inside another one; then saving needs someone who is signed in. */
  readonly embedded: boolean;
  /** The same on the site itself; by default a visitor without an account keeps a list on the device. */
  readonly loginRequired: boolean;
}

const configuration: { -readonly [Key in keyof IdentityConfiguration]: IdentityConfiguration[Key] } = {
  provider: { kind: 'embedded' },
  embedded: false,
  loginRequired: false,
};

let opened: Promise<IdentityAdapter> | undefined;

/** Tells identity of its surroundings; once, before anything asks who visits. What is left out stays. */
export const configureIdentity = (given: Partial<IdentityConfiguration>): void => {
  Object.assign(configuration, given);
  opened = undefined;
};

/** Whether saving needs someone who is signed in (B-13, S-04). */
export const isLoginRequired = (): boolean => configuration.embedded || configuration.loginRequired;

/** Whether the site runs inside another one. */
export const isEmbedded = (): boolean => configuration.embedded;

/** Whether accounts are kept by the service of this site. */
export const hasOwnService = (): boolean => configuration.provider.kind === 'embedded';

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

/** The adapter that was chosen; its code comes when it is first wanted, and again when that failed. */
export const openAdapter = (): Promise<IdentityAdapter> => {
  opened ??= open(configuration.provider).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};
