/** Ids of the banner's section and of the status message beside it, which the server renders into the document. */
export const BANNER_ID = 'consent-banner';
export const BANNER_STATUS_ID = 'consent-status';

/** Values of the banner's buttons. */
export const ANSWERS = { yes: 'accept', no: 'reject' } as const;
