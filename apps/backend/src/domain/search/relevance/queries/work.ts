import type { Judged } from '../rules';
import { about, all, any, has, inTown, judged, named } from '../rules';

/** Employers by name, trade, industry and town. */
export const employerQueries: readonly Judged[] = [
  judged(has('industry', 'Digital and technology'), 'software', 'technology', 'digital'),
  judged(has('industry', 'Law and justice'), 'solicitors', 'law'),
  judged(named('Elmscape Studios'), 'video games', 'elmscape', 'games'),
  judged(named('Ardlarrick Distillers'), 'whisky', 'wisky', 'distillers'),
  judged(named('Thrushfield Vets'), 'vets', 'vet'),
  judged(any(has('town', 'Hull')), 'hull', 'employers in hull'),
  judged(named('Lanternhythe Software'), 'lanternhythe', 'lanternhyth software'),
  judged(has('industry', 'Hospitality and tourism'), 'hotels', 'hospitality'),
  judged(has('industry', 'Construction and property'), 'construction', 'scaffolding'),
  judged(named('Rhostrevan Rail'), 'trains', 'rail'),
];

/** Apprenticeships by title, employer, level and town. */
export const apprenticeshipQueries: readonly Judged[] = [
  judged(about('software'), 'software developer', 'software engineer apprenticeship', 'software'),
  judged(about('degree'), 'degree apprenticeship', 'degree apprentice'),
  judged(about('solicitor'), 'solicitor', 'solicitor apprenticeship', 'soliciter'),
  judged(about('electric|electrical|electrician'), 'electrician', 'electrical apprenticeship'),
  judged(about('carpentry'), 'carpentry', 'joinery'),
  judged(about('plumber'), 'plumber', 'plumbing'),
  judged(about('account|accounting|accountant|payroll'), 'accountant', 'accounting apprenticeship'),
  judged(all(has('level', 3)), 'level 3', 'level 3 apprenticeship'),
  judged(inTown('Bristol'), 'apprenticeships in bristol', 'bristol'),
  judged(all(about('engineer|engineering|civil'), inTown('Birmingham')), 'engineering in birmingham'),
  judged(about('nurs|nurse|nursing'), 'nurse', 'nursing'),
  judged(about('teacher|teaching'), 'teaching assistant', 'teacher'),
  judged(about('chef'), 'chef', 'cook'),
  judged(about('cyber'), 'cyber security', 'cybersecurity apprenticeship'),
];

/** Virtual work experience by sector and employer. */
export const experienceQueries: readonly Judged[] = [
  judged(has('jobSector', 'Engineering'), 'engineering', 'engineering work experience'),
  judged(has('jobSector', 'Law'), 'law', 'law work experience'),
  judged(has('jobSector', 'Finance'), 'finance', 'accounting'),
  judged(has('jobSector', 'Health and care', 'Social care', 'Animal care'), 'health', 'care'),
  judged(has('jobSector', 'Digital'), 'digital', 'software'),
  judged(any(has('jobSector', 'Animal care')), 'animals', 'vet'),
  judged(has('jobSector', 'Education'), 'teaching', 'education'),
];
