import type { Language } from '../../platform/language/request-language';
import { inRequestLanguage } from '../../platform/language/request-language';
import { labelOf } from '../catalogue/labels';

interface Wording {
  subjects(names: readonly string[]): string;
  points: string;
  /** Whole miles; 0 is less than one. */
  distance(miles: number): string;
  tef(rating: string): string;
  students: string;
  courses: string;
}

/** The reasons why a provider is similar to another, by language. The Welsh ones are not checked by a native speaker. */
const WORDINGS: Readonly<Record<Language, Wording>> = {
  'en-GB': {
    subjects: (names) => `Strong in the same subjects: ${names.join('; ')}`,
    points: 'Students start with about the same UCAS points',
    distance: (miles) =>
      miles < 1 ? 'Less than a mile away' : `${miles} ${miles === 1 ? 'mile' : 'miles'} away`,
    tef: (rating) => `Same TEF rating: ${rating}`,
    students: 'About as many students',
    courses: 'About as many courses',
  },
  cy: {
    subjects: (names) => `Cryf yn yr un pynciau: ${names.join('; ')}`,
    points: 'Mae myfyrwyr yn dechrau gyda thua’r un pwyntiau UCAS',
    distance: (miles) => (miles < 1 ? 'Llai na milltir i ffwrdd' : `${miles} milltir i ffwrdd`),
    tef: (rating) => `Yr un sgôr TEF: ${labelOf(rating)}`,
    students: 'Tua’r un nifer o fyfyrwyr',
    courses: 'Tua’r un nifer o gyrsiau',
  },
};

/** The wording of reasons in the language of the request. */
export const reasonWording = (): Wording => inRequestLanguage(WORDINGS);
