/** Addresses of a deployment's other sites (C-01), without a slash at the end; empty where this site itself serves. */
export interface SiteAddresses {
  /** The API host: browsers call it, and pictures and pages of the API are there. */
  readonly api: string;
  /** The host of course details, historic grades and provider status. */
  readonly services: string;
  readonly courseSearch: string;
  readonly careersFinder: string;
  readonly accounts: string;
}

export const NO_ADDRESSES: SiteAddresses = {
  api: '',
  services: '',
  courseSearch: '',
  careersFinder: '',
  accounts: '',
};

let addresses = NO_ADDRESSES;

/** The deployment's other sites. They are the same for every page of a process, on the server too. */
export const siteAddresses = (): SiteAddresses => addresses;

/** Sets the deployment's other sites; the shell does it, from the settings or the page's boot data. */
export const setSiteAddresses = (changed: SiteAddresses): void => {
  addresses = changed;
};

/** The address of a picture or page of the API, whose paths begin with a slash. */
export const onApiHost = (address: string): string =>
  address.startsWith('/') ? addresses.api + address : address;
