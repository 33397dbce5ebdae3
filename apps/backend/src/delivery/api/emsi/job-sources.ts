import type { Language } from '../../../platform/language/request-language';
import { requestLanguage } from '../../../platform/language/request-language';

/** What the lists of employers and of skills are made from, by language. The Welsh is not checked by a native speaker. */
const SOURCES: Readonly<Record<Language, { companies: string; skills: string }>> = {
  'en-GB': {
    companies: 'Employers and apprenticeships of this catalogue. It is not a survey of all jobs.',
    skills: 'General guidance, written for this site. It does not come from job adverts.',
  },
  cy: {
    companies: 'Cyflogwyr a phrentisiaethau’r catalog hwn. Nid arolwg o bob swydd ydyw.',
    skills: 'Canllaw cyffredinol, a ysgrifennwyd ar gyfer y wefan hon. Nid yw’n dod o hysbysebion swyddi.',
  },
};

/** The sources in the language of the request. */
export const jobSources = () => SOURCES[requestLanguage()];
