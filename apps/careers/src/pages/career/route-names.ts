import { t } from '@signpost/language';
import type { RouteIn } from '@signpost/api-client/careers';

/** The names of the ways into a career. */
export const routeNames = (): Readonly<Record<RouteIn['kind'], string>> => ({
  university: t('University'),
  college: t('College'),
  apprenticeship: t('Apprenticeship'),
  work: t('Working your way up'),
  volunteering: t('Volunteering'),
  other: t('Other ways'),
});
