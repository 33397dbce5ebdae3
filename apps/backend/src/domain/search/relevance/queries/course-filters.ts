import type { Judged } from '../rules';
import { about, all, any, at, has, inRegion, inTown, judged, named, within } from '../rules';

const partTime = has('studyMode', 'Part-time');
const distance = has('studyMode', 'Distance learning');
const ucl = at('University College London');

/** Courses by subject with a town, a provider, a mode, a qualification or a postcode; or by one of these alone. */
export const courseFilters: readonly Judged[] = [
  judged(
    all(about('psychology'), inTown('Cardiff')),
    'psychology in cardiff',
    'psychology cardiff',
    'pyschology cardiff',
  ),
  judged(all(about('law'), inTown('Leeds')), 'law in leeds', 'law leeds'),
  judged(
    all(about('computer|computing'), inTown('Manchester')),
    'computer science manchester',
    'computer science in manchester',
  ),
  judged(all(about('nursing'), inTown('Birmingham')), 'nursing in birmingham', 'nursing birmingham'),
  judged(all(about('business'), inRegion('London')), 'business in london', 'business degree london'),
  judged(all(about('biology|biological'), inRegion('Scotland')), 'biology in scotland', 'biology scotland'),
  judged(all(about('history'), inRegion('North East')), 'history in the north east', 'history north east'),
  judged(all(about('geography'), inRegion('Wales')), 'geography in wales', 'geography wales'),
  judged(all(about('engineering'), inTown('Sheffield')), 'engineering in sheffield', 'engineering sheffield'),
  judged(all(about('english'), inTown('Reading')), 'english in reading'),
  judged(all(about('chemistry'), inTown('Bath')), 'chemistry in bath', 'chemistry bath'),
  judged(all(about('music'), inTown('Liverpool')), 'music in liverpool'),
  judged(
    all(about('economics'), inTown('Newcastle upon Tyne')),
    'economics in newcastle',
    'economics newcastle',
  ),
  judged(
    all(about('sociology'), inRegion('Yorkshire and The Humber')),
    'sociology in yorkshire',
    'sociology yorkshire',
  ),
  judged(all(about('psychology'), ucl), 'psychology ucl', 'psychology at ucl', 'UCL psychology'),
  judged(
    all(about('law'), at('University of Oxford')),
    'law at oxford',
    'law university of oxford',
    'oxford university law',
  ),
  judged(
    all(about('economics'), at('The London School of Economics and Political Science')),
    'economics lse',
    'lse economics',
  ),
  judged(
    all(about('computer|computing'), at('Imperial College London')),
    'computing imperial',
    'computing at imperial college london',
  ),
  judged(all(about('nursing'), at('University of the West of England, Bristol')), 'nursing uwe'),
  judged(
    all(about('physics'), at('University of Leeds')),
    'physics university of leeds',
    'physics leeds uni',
  ),
  judged(all(about('history'), at('Durham University')), 'history at durham', 'history durham university'),
  judged(
    all(about('business'), at('Manchester Metropolitan University')),
    'business mmu',
    'business at manchester met',
  ),
  judged(
    all(about('english'), at('King’s College London', "King's College London")),
    'english kcl',
    'english at kings college london',
  ),
  judged(
    all(about('engineering'), at('Loughborough University')),
    'engineering at loughborough',
    'engineering loughborough',
  ),
  judged(all(about('business'), at('De Montfort University')), 'business dmu', 'business de montfort'),
  judged(
    all(about('social', 'work'), partTime),
    'social work part time',
    'part time social work',
    'social work part-time',
  ),
  judged(all(named('Law'), partTime), 'law part time', 'part time law degree'),
  judged(
    all(about('psychology'), distance),
    'psychology distance learning',
    'online psychology degree',
    'psychology online',
  ),
  judged(all(about('business'), distance), 'business online'),
  judged(
    all(about('psychology'), has('qualification', 'BSc', 'BSc (Hons)')),
    'bsc psychology',
    'psychology bsc',
  ),
  judged(all(about('english'), has('qualification', 'BA', 'BA (Hons)')), 'ba english', 'english ba hons'),
  judged(
    all(about('engineering'), has('qualification', 'MEng', 'MEng (Hons)')),
    'meng mechanical engineering',
    'engineering meng',
  ),
  judged(has('qualification', 'FdA', 'FdSc', 'FdEng', 'Foundation degree'), 'foundation degree'),
  judged(all(about('nursing'), within(25, 53.8, -1.55)), 'nursing LS2 9JT', 'nursing near ls2'),
  judged(all(about('law'), within(25, 51.48, -3.18)), 'law CF10', 'law near CF10 3AT'),
  judged(within(25, 53.8, -1.55), 'LS2 9JT', 'ls2'),
  judged(within(25, 52.95, -1.15), 'NG1'),
  judged(inTown('Cardiff'), 'cardiff', 'courses in cardiff'),
  judged(any(at('University College London')), 'ucl', 'university college london'),
  judged(at('Oxford Brookes University'), 'oxford brookes', 'oxford brookes university courses'),
  judged(at('Aston University'), 'aston university', 'aston'),
  judged(all(about('law'), inTown('Cardiff', 'Newport', 'Pontypridd'), partTime), 'part time law cardiff'),
];
