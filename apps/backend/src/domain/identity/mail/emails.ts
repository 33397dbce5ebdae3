import { inRequestLanguage } from '../../../platform/language/request-language';
import { english } from './english-emails';
import { welsh } from './welsh-emails';

/** The emails about an account, in the language of the page that the current request came from. */
export const emails = (): typeof english => inRequestLanguage({ 'en-GB': english, cy: welsh });
