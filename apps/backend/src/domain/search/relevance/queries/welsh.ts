import type { Judged } from '../rules';
import { about, all, has, inTown, judged, named, ofKind } from '../rules';

/** Courses by the Welsh names of subjects and places. */
export const welshCourses: readonly Judged[] = [
  judged(about('nurs'), 'nyrsio', 'cwrs nyrsio', 'nyrs'),
  judged(about('mental health', 'nurs'), 'nyrsio iechyd meddwl'),
  judged(about('comput'), 'cyfrifiadureg', 'gradd mewn cyfrifiadureg', 'cyfrifiadura'),
  judged(about('psycholog'), 'seicoleg'),
  judged(about('law'), 'y gyfraith', 'cyfraith'),
  judged(about('history'), 'hanes'),
  judged(about('history|hanes', 'welsh|cymru'), 'hanes cymru'),
  judged(about('mathematic'), 'mathemateg'),
  judged(about('music'), 'cerddoriaeth'),
  judged(about('architect'), 'pensaernïaeth'),
  judged(all(about('psycholog'), inTown('Cardiff')), 'seicoleg yng Nghaerdydd'),
  judged(all(about('business'), has('provider', 'Swansea University')), 'busnes prifysgol abertawe'),
];

/** Universities by their Welsh names. */
export const welshUniversities: readonly Judged[] = [
  judged(named('Cardiff University'), 'prifysgol caerdydd'),
  judged(named('Cardiff Metropolitan University'), 'met caerdydd', 'prifysgol metropolitan caerdydd'),
  judged(named('Swansea University'), 'prifysgol abertawe'),
  judged(named('Bangor University'), 'prifysgol bangor'),
  judged(named('Aberystwyth University'), 'prifysgol aberystwyth'),
  judged(named('University of South Wales'), 'prifysgol de cymru'),
  judged(named('The Open University'), 'y brifysgol agored'),
];

/** Everything by Welsh words: subjects, careers, places of study. */
export const welshEverything: readonly Judged[] = [
  judged(all(ofKind('university'), named('Cardiff University')), 'prifysgol caerdydd'),
  judged(all(ofKind('career', 'course', 'subject-guide'), about('nurs')), 'nyrsio', 'nyrs'),
  judged(all(ofKind('career'), named('Solicitor')), 'cyfreithiwr'),
  judged(all(ofKind('career'), named('Electrician')), 'trydanwr'),
  judged(all(ofKind('subject-guide', 'course'), named('Computer science')), 'cyfrifiadureg'),
];
