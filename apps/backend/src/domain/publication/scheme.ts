import type { CourseRecord } from '../catalogue/course-record';

/** UKPRNs of conservatoires with a separate application scheme for music, dance and drama. */
const CONSERVATOIRES = new Set([
  '10005561', // Royal Conservatoire of Scotland
  '10007778', // Royal College of Music
  '10007835', // Royal Academy of Music
  '10007837', // Royal Northern College of Music
  '10007838', // Royal Welsh College of Music and Drama
  '10008017', // Trinity Laban Conservatoire of Music and Dance
  '10034449', // Leeds Conservatoire
]);

/**
 * Returns the application scheme. The data has undergraduate courses only; performing arts at a conservatoire have a
 * separate scheme.
 */
export const schemeOf = (ukprn: string, subjects: readonly string[]): CourseRecord['scheme'] =>
  CONSERVATOIRES.has(ukprn) && subjects.some((code) => code.startsWith('CAH25-02'))
    ? 'conservatoire'
    : 'undergraduate';
