import type { Judged } from '../rules';
import { about, all, any, at, has, inTown, judged, named } from '../rules';

// A held-out set: written before the third round of changes to the search and run once before them.

export const freshCourses: readonly Judged[] = [
  judged(named('Geography'), 'geography', 'geograpy'),
  judged(about('history', 'art'), 'history of art', 'art history degree'),
  judged(all(about('nurs'), inTown('Liverpool')), 'nursing in liverpool'),
  judged(about('mental', 'nurs'), 'mental health nursing'),
  judged(about('english', 'drama|theatre'), 'english and drama'),
  judged(about('aerospace|aeronautical'), 'aerospace', 'aeronautical engineering'),
  judged(about('law', 'criminolog|criminal'), 'law with criminology'),
  judged(about('interior'), 'interior design', 'interior desing'),
  judged(about('film'), 'film production', 'film making'),
  judged(all(about('social'), has('country', 'Wales')), 'social work in wales'),
  judged(all(about('chem'), at('University of York')), 'chemistry at york'),
  judged(all(about('psycholog'), has('studyMode', 'Part-time')), 'part time psychology'),
  judged(about('coach'), 'sports coaching'),
  judged(about('graphic'), 'graphic design', 'graphics'),
  judged(about('veterinary', 'nurs'), 'veterinary nursing', 'vet nurse'),
  judged(all(about('law'), at('University of Kent')), 'law university of kent'),
];

export const freshCareers: readonly Judged[] = [
  judged(named('Bus driver'), 'bus driver', 'coach driver'),
  judged(named('Estate agent'), 'estate agent', 'letting agent'),
  judged(named('IT support technician'), 'it support', 'it technician'),
  judged(named('Secondary school teacher'), 'maths teacher', 'english teacher'),
  judged(named('Gardener'), 'gardener', 'gardner'),
  judged(named('Prison officer'), 'prison guard', 'prison officer'),
  judged(named('Painter and decorator', 'Artist'), 'painter'),
  judged(named('Radiographer'), 'x ray technician', 'radiographer'),
  judged(named('Town planner'), 'town planning', 'urban planner'),
  judged(named('Care worker', 'Senior care worker', 'Healthcare assistant'), 'care assistant', 'carer'),
  judged(named('Chief executive'), 'ceo'),
  judged(named('Events manager'), 'event organiser', 'wedding planner'),
  judged(named('Welder'), 'welder', 'welding'),
];

export const freshUniversities: readonly Judged[] = [
  judged(named('University of Lincoln'), 'university of lincoln', 'lincoln uni'),
  judged(named('Heriot-Watt University'), 'heriot watt', 'herriot watt'),
  judged(named('The London School of Economics and Political Science'), 'lse'),
  judged(named('Brunel University of London'), 'brunel'),
  judged(named('Aberystwyth University'), 'aberystwyth', 'aberystwith'),
  judged(named('Southampton Solent University'), 'solent'),
  judged(named('Sheffield Hallam University'), 'sheffield hallam', 'hallam'),
  judged(named('Robert Gordon University'), 'robert gordon'),
];

export const openDayQueries: readonly Judged[] = [
  judged(at('University of Aberdeen'), 'aberdeen open day', 'university of aberdeen'),
  judged(inTown('Bristol'), 'open days in bristol'),
  judged(inTown('Birmingham'), 'birmingham'),
  judged(at('Cardiff University'), 'cardiff uni open day', 'cardif university'),
  judged(at('University of Chester'), 'chester'),
  judged(at('The Open University'), 'open university'),
  judged(has('type', 'online'), 'online open day'),
  judged(at('Swansea University'), 'swansea'),
];

export const spotlightQueries: readonly Judged[] = [
  judged(has('institutionName', 'University of Bath'), 'engineering at bath'),
  judged(has('institutionName', 'Falmouth University'), 'cornwall', 'falmouth'),
  judged(has('institutionName', 'Finchbarrow Law'), 'become a solicitor'),
  judged(has('institutionName', 'Pallavine Logistics'), 'lorry licence'),
  judged(has('institutionName', 'The Open University'), 'evening degree'),
  judged(has('institutionName', 'Thrushfield Vets'), 'vets', 'lambing'),
  judged(has('institutionName', 'Elmscape Studios'), 'portfolio day'),
];

export const pathwayQueries: readonly Judged[] = [
  judged(named('Caring for animals'), 'working with animals', 'animals'),
  judged(named('Building crafts'), 'building', 'bricklaying'),
  judged(named('Nursing and midwifery'), 'nursing', 'midwifery'),
  judged(named('Becoming a doctor'), 'doctor'),
  judged(named('Software and data'), 'software', 'programming'),
  judged(named('Legal work'), 'law', 'solicitor'),
  judged(named('Driving'), 'driving'),
];

export const freshPlaces: readonly Judged[] = [
  judged(named('Study in Newcastle upon Tyne'), 'newcastle', 'newcaslte'),
  judged(named('Study in Wales'), 'studying in wales'),
  judged(named('Study in Brighton'), 'brighton', 'brigton'),
  judged(named('Study in South West'), 'south west', 'south west england'),
  judged(named('Study in Cardiff'), 'living in cardiff'),
  judged(any(named('Outside of the UK')), 'abroad', 'outside the uk'),
  judged(named('Study in St Andrews'), 'st andrews'),
];
