import { command } from '../data-layer';
import { areHandyThingsKept, isMeasuringAllowed, onAnswer } from './answers';

const word = (given: boolean | null): 'granted' | 'denied' => (given ? 'granted' : 'denied');

const given = () => ({
  analytics_storage: word(isMeasuringAllowed()),
  functionality_storage: word(areHandyThingsKept()),
  personalization_storage: word(areHandyThingsKept()),
});

/** All that the visitor is never asked for: this site has no advertisements. */
const NEVER = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
const NOTHING = {
  ...NEVER,
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
};

/** Tells tag managers what they may do: nothing to begin with, then what the visitor's answers give and take back. */
export const followConsent = (): void => {
  command('consent', 'default', NOTHING);
  let told = '';
  const tell = () => {
    const now = given();
    const text = JSON.stringify(now);
    if (text === told || (!told && !text.includes('granted'))) return;
    told = text;
    command('consent', 'update', now);
  };
  tell();
  onAnswer(tell);
};
