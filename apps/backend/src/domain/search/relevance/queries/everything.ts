import type { Judged } from '../rules';
import { about, all, judged, named, ofKind } from '../rules';

/** Searches of all kinds of content: the first hit of the first group must be the thing itself. */
export const everythingQueries: readonly Judged[] = [
  judged(all(ofKind('university'), named('University College London')), 'ucl', 'university college london'),
  judged(all(ofKind('university'), named('University of Bath')), 'bath', 'university of bath'),
  judged(all(ofKind('university'), named('University of Oxford')), 'oxford', 'oxford uni'),
  judged(all(ofKind('university'), named('The London School of Economics and Political Science')), 'lse'),
  judged(all(ofKind('university'), named('Loughborough University')), 'loughborough', 'loughbrough'),
  judged(all(ofKind('university'), named('Manchester Metropolitan University')), 'mmu'),
  judged(all(ofKind('career'), named('Nurse')), 'nurse'),
  judged(all(ofKind('career'), named('Electrician')), 'electrician', 'sparky'),
  judged(all(ofKind('career'), named('Software developer')), 'software developer', 'software engineer'),
  judged(all(ofKind('career'), named('Solicitor')), 'solicitor'),
  judged(all(ofKind('career'), named('Pilot')), 'pilot'),
  judged(all(ofKind('career'), named('Paramedic')), 'paramedic'),
  judged(
    all(ofKind('subject-guide', 'course'), named('Psychology')),
    'psychology',
    'what can i do with a psychology degree',
  ),
  judged(all(ofKind('subject-guide', 'course'), named('Law')), 'law'),
  judged(all(ofKind('subject-guide', 'course'), named('Computer science')), 'computer science', 'comp sci'),
  judged(all(ofKind('subject-guide', 'course'), named('Mathematics')), 'maths'),
  judged(all(ofKind('course'), about('psychology')), 'psychology in cardiff'),
  judged(
    all(ofKind('course'), named('Philosophy, Politics and Economics', 'Politics, Philosophy and Economics')),
    'PPE',
  ),
  judged(all(ofKind('course'), about('social', 'work')), 'social work part time'),
  judged(all(ofKind('article'), about('student', 'finance')), 'student finance', 'student loans'),
  judged(all(ofKind('article'), about('clearing')), 'clearing'),
  judged(
    all(ofKind('subject-guide', 'course', 'career'), about('biolog')),
    'I like biology but don’t want to be a doctor',
  ),
  judged(all(ofKind('employer'), named('Elmscape Studios')), 'elmscape studios'),
];
