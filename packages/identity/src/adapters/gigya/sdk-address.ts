/** The origin that the SDK of a data centre comes from. */
export const sdkOrigin = (dataCentre: string): string => `https://cdns.${dataCentre}.gigya.com`;

/** Where the SDK of a data centre is, for one site's key. */
export const sdkAddress = (apiKey: string, dataCentre: string): string =>
  `${sdkOrigin(dataCentre)}/js/gigya.js?apiKey=${encodeURIComponent(apiKey)}`;
