import { command } from '../data-layer';
import { isFunctionalStorageAllowed, isMeasurementAllowed, onAnswer } from './answers';

const toConsentState = (isGranted: boolean | null): 'granted' | 'denied' =>
  isGranted ? 'granted' : 'denied';

const currentConsent = () => ({
  analytics_storage: toConsentState(isMeasurementAllowed()),
  functionality_storage: toConsentState(isFunctionalStorageAllowed()),
  personalization_storage: toConsentState(isFunctionalStorageAllowed()),
});

/** Purposes that are never requested, because this site has no advertisements. */
const NEVER_GRANTED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
const DEFAULT_CONSENT = {
  ...NEVER_GRANTED,
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
};

/** Sends the default, which denies everything. */
export const denyConsent = (): void => command('consent', 'default', DEFAULT_CONSENT);

/**
 * Sends consent commands to tag managers: first the default, which denies everything, then an update after each change
 * of the answers.
 */
export const followConsent = (): void => {
  denyConsent();
  let lastSent = '';
  const sendUpdate = () => {
    const consent = currentConsent();
    const text = JSON.stringify(consent);
    if (text === lastSent || (!lastSent && !text.includes('granted'))) return;
    lastSent = text;
    command('consent', 'update', consent);
  };
  sendUpdate();
  onAnswer(sendUpdate);
};
