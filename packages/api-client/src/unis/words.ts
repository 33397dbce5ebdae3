import { t } from '@signpost/language';

/** The same as the start of a sentence or label. */
export const providerPayLabel = (): string => t('Average of its subjects’ middle figures');
