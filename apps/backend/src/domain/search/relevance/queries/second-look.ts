import type { Judged } from '../rules';
import { about, all, at, has, inRegion, inTown, judged, named, ofKind } from '../rules';

// A held-out set: written after the engine was finished and run once before any change for them, so the engine is not tuned to that first result.

export const moreCourses: readonly Judged[] = [
  judged(named('Zoology'), 'zoology', 'zoolgy'),
  judged(named('Photography'), 'photography', 'photograhpy degree'),
  judged(
    named('Astrophysics', 'Physics with Astrophysics', 'Physics and Astrophysics'),
    'astrophysics',
    'astro physics',
  ),
  judged(about('fashion', 'design'), 'fashion design', 'fashon design'),
  judged(about('accounting|accountancy|accounting'), 'accountancy', 'degree in accounting'),
  judged(named('Neuroscience'), 'neuroscience', 'nueroscience', 'neuro science'),
  judged(about('real', 'estate'), 'real estate'),
  judged(about('quantity', 'surveying'), 'quantity surveying', 'quantity surveyor'),
  judged(named('Occupational Therapy'), 'occupational therapy', 'ot'),
  judged(about('child|children|childhood|early'), 'early childhood', 'early years degree'),
  judged(about('spanish'), 'spanish', 'spanish degree'),
  judged(all(about('spanish'), about('french')), 'french and spanish', 'spanish french'),
  judged(about('data', 'science'), 'data science', 'data scientist degree'),
  judged(about('hospitality'), 'hospitality management', 'hospitality and tourism'),
  judged(about('music', 'technology'), 'music tech', 'music technology'),
  judged(all(about('politics'), inTown('Sheffield')), 'politics sheffield', 'politics in sheffield'),
  judged(all(about('medicine|medical'), inRegion('London')), 'medicine in london'),
  judged(
    all(about('maths|mathematics'), at('University of Exeter')),
    'maths at exeter',
    'maths exeter university',
  ),
  judged(all(about('business'), has('studyMode', 'Part-time')), 'part-time business degree'),
  judged(
    all(about('drama'), inTown('Hull', 'Lincoln', 'Canterbury', 'Manchester')),
    'drama in canterbury',
    'drama in lincoln',
  ),
  judged(all(about('computer|computing'), inRegion('Northern Ireland')), 'computing northern ireland'),
  judged(about('renewable|energy'), 'renewable energy', 'energy engineering'),
  judged(about('criminology', 'psychology'), 'criminology and psychology', 'psychology with criminology'),
];

export const moreCareers: readonly Judged[] = [
  judged(named('Receptionist'), 'receptionist', 'recepionist'),
  judged(named('Dentist'), 'dentist', 'how to be a dentist'),
  judged(named('Librarian', 'Museum curator'), 'museum curator', 'archivist'),
  judged(named('Graphic designer'), 'graphic designer', 'animator'),
  judged(named('Plumber'), 'plumber', 'gas engineer', 'plummer'),
  judged(named('Conservation officer', 'Environmental consultant'), 'ecologist', 'environmental scientist'),
  judged(named('Actuary'), 'actuary', 'statistician'),
  judged(named('Photographer'), 'photographer', 'camera man'),
  judged(named('Musician'), 'musician', 'music producer', 'composer'),
  judged(named('Civil engineer'), 'civil engineer', 'structural engineer'),
  judged(named('Writer'), 'author', 'writer', 'translator'),
  judged(named('Sports coach', 'Professional athlete'), 'football coach', 'footballer'),
];

export const moreUniversities: readonly Judged[] = [
  judged(named('University of Exeter'), 'exeter', 'exetre', 'exeter uni'),
  judged(named('Keele University'), 'keele', 'keel university'),
  judged(named('Goldsmiths, University of London'), 'goldsmiths'),
  judged(named('University of Glasgow'), 'glasgow university', 'glasow'),
  judged(named('Queen’s University Belfast'), 'queens belfast', 'qub'),
  judged(named('University of Sussex'), 'sussex', 'uni of sussex'),
  judged(inTown('Nottingham'), 'universities in nottingham'),
  judged(named('University of East Anglia'), 'uea', 'east anglia'),
];

export const moreOfEverything: readonly Judged[] = [
  judged(all(ofKind('university'), named('University of Exeter')), 'exeter', 'university of exeter'),
  judged(all(ofKind('career'), named('Dentist')), 'dentist'),
  judged(all(ofKind('career'), named('Civil engineer')), 'civil engineer'),
  judged(all(ofKind('subject-guide', 'course'), named('Physics')), 'physics'),
  judged(all(ofKind('subject-guide', 'course'), named('History')), 'history degree'),
  judged(all(ofKind('course'), about('biology|biological')), 'biology in leeds'),
  judged(all(ofKind('university'), named('University of Sussex')), 'sussex'),
];
