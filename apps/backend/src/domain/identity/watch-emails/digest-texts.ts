import { inRequestLanguage } from '../../../platform/language/request-language';
import { english } from './english-digest';
import { welsh } from './welsh-digest';

/** The texts of emails about watched things in the current language. */
export const digestTexts = (): typeof english => inRequestLanguage({ 'en-GB': english, cy: welsh });
