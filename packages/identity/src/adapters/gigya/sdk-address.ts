/** The origin that serves the SDK of a data centre. */
export const sdkOrigin = (dataCentre: string): string => `https://cdns.${dataCentre}.gigya.com`;

/** The URL of the SDK for a data centre and API key. */
export const sdkAddress = (apiKey: string, dataCentre: string): string =>
  `${sdkOrigin(dataCentre)}/js/gigya.js?apiKey=${encodeURIComponent(apiKey)}`;
