import { t } from '@signpost/language';

/** The link text that searches for the suggested spelling. */
export const searchInstead = (text: string): string => t('Search for “{text}” instead', { text });

/** The link text from an exact search to one with query understanding. */
export const usualSearch = () => t('Search the usual way');
