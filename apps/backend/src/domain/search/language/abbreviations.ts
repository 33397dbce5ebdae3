/** Abbreviations and their expansions in names; `in` lists the kinds of content that they apply to, all when omitted. */
export interface Abbreviation {
  short: readonly string[];
  long: string;
  in?: readonly string[];
  /** Expanded only when the query has no other word of its own: 'teacher' is primary education, 'history teacher' is not. */
  alone?: true;
}

const STUDY = ['courses', 'subject_guides', 'searches', 'articles', 'statement_guides'];
const WORK = ['careers', 'career_pathways', 'apprenticeships'];

/** Expanded in a query before the search, so that a match of the whole name counts. */
export const abbreviations: readonly Abbreviation[] = [
  // Places of study
  { short: ['uni'], long: 'university' },
  { short: ['unis'], long: 'universities' },
  { short: ['met'], long: 'metropolitan', in: ['universities', 'courses', 'searches', 'open_days'] },
  { short: ['notts', 'nottm'], long: 'nottingham' },
  { short: ['soton'], long: 'southampton' },
  { short: ['brum'], long: 'birmingham' },
  { short: ['manc'], long: 'manchester' },
  { short: ['glos'], long: 'gloucestershire' },
  { short: ['imperial'], long: 'imperial college london' },
  { short: ['kings college', 'kings'], long: 'kings college london' },
  { short: ['royal holloway'], long: 'royal holloway university of london' },
  { short: ['queen mary', 'queen marys'], long: 'queen mary university of london' },
  { short: ['queens belfast', 'queens university'], long: 'queens university belfast' },
  { short: ['goldsmiths'], long: 'goldsmiths university of london' },
  { short: ['leeds met'], long: 'leeds beckett' },
  { short: ['ual'], long: 'university of the arts london' },
  { short: ['bcu'], long: 'birmingham city university' },
  { short: ['uos'], long: 'university of southampton' },
  {
    short: ['university of the arts'],
    long: 'university of the arts london',
    in: ['universities', 'courses'],
  },
  { short: ['edinborough', 'edinbrough', 'edingborough'], long: 'edinburgh' },
  // Subjects
  { short: ['maths', 'math'], long: 'mathematics', in: STUDY },
  { short: ['further maths'], long: 'mathematics', in: STUDY },
  { short: ['comp sci', 'compsci', 'cs', 'comp science', 'computer sciences'], long: 'computer science' },
  { short: ['it', 'ict'], long: 'information technology', in: STUDY },
  {
    short: ['biomed', 'bio med', 'biomedicine', 'biomedical sciences'],
    long: 'biomedical science',
    in: STUDY,
  },
  { short: ['biochem'], long: 'biochemistry' },
  { short: ['chem eng'], long: 'chemical engineering', in: STUDY },
  { short: ['mech eng'], long: 'mechanical engineering', in: STUDY },
  { short: ['civil eng'], long: 'civil engineering', in: STUDY },
  { short: ['elec eng'], long: 'electrical engineering', in: STUDY },
  { short: ['aero eng', 'aero'], long: 'aerospace engineering', in: STUDY },
  { short: ['eng lit', 'english lit'], long: 'english literature', in: STUDY },
  { short: ['eng lang'], long: 'english language', in: STUDY },
  { short: ['bio'], long: 'biology', in: STUDY },
  { short: ['chem'], long: 'chemistry', in: STUDY },
  { short: ['psych', 'psycho'], long: 'psychology', in: STUDY },
  { short: ['socio', 'soc'], long: 'sociology', in: STUDY },
  { short: ['geog'], long: 'geography', in: STUDY },
  { short: ['econ'], long: 'economics', in: STUDY },
  { short: ['crim'], long: 'criminology', in: STUDY },
  { short: ['ir'], long: 'international relations', in: STUDY },
  { short: ['rs', 're'], long: 'religious studies', in: STUDY },
  { short: ['pe'], long: 'physical education', in: STUDY },
  { short: ['ai'], long: 'artificial intelligence' },
  { short: ['hr'], long: 'human resources' },
  { short: ['pr'], long: 'public relations' },
  { short: ['ux'], long: 'user experience' },
  {
    short: ['ppe'],
    long: 'philosophy politics and economics',
    in: STUDY.filter((kind) => kind !== 'subject_guides'),
  },
  // No guide covers all three; politics describes most of what the course leads to.
  { short: ['ppe'], long: 'politics', in: ['subject_guides'] },
  { short: ['hspsp', 'hsps'], long: 'human social and political sciences', in: STUDY },
  { short: ['mfl'], long: 'modern languages', in: STUDY },
  { short: ['physio'], long: 'physiotherapy', in: STUDY },
  { short: ['ot'], long: 'occupational therapy' },
  { short: ['salt', 'slt'], long: 'speech and language therapy', in: STUDY },
  { short: ['vet', 'vet med', 'vet medicine', 'vet science'], long: 'veterinary medicine', in: STUDY },
  { short: ['mbbs', 'mbchb', 'doctor', 'medical degree'], long: 'medicine', in: STUDY },
  { short: ['midwife'], long: 'midwifery', in: STUDY },
  { short: ['nurse'], long: 'nursing', in: STUDY },
  { short: ['paramedic', 'paramedics'], long: 'paramedic science', in: ['courses'] },
  { short: ['dentist'], long: 'dentistry', in: STUDY },
  { short: ['lawyer'], long: 'law', in: STUDY },
  { short: ['pgce', 'qts', 'teaching', 'teacher'], long: 'teacher training', in: ['subject_guides'] },
  { short: ['teaching', 'teacher'], long: 'primary education', in: ['courses'], alone: true },
  { short: ['teacher'], long: 'education', in: ['courses'] },
  {
    short: ['sports science', 'sport science'],
    long: 'sport and exercise science',
    in: ['courses'],
    alone: true,
  },
  { short: ['architect'], long: 'architecture', in: STUDY },
  { short: ['law school'], long: 'law', in: STUDY },
  { short: ['med school', 'medical school'], long: 'medicine', in: STUDY },
  { short: ['gaming', 'video games', 'computer games'], long: 'games', in: ['courses', 'searches'] },
  { short: ['forensics'], long: 'forensic science', in: STUDY },
  { short: ['marine biologist'], long: 'marine biology', in: STUDY },
  { short: ['bio medical'], long: 'biomedical' },
  { short: ['budgeting'], long: 'budget', in: ['articles'] },
  // Work
  { short: ['vet', 'vets'], long: 'vet', in: WORK },
  { short: ['physio'], long: 'physiotherapist', in: WORK },
  { short: ['ot'], long: 'occupational therapist', in: WORK },
  { short: ['solicitors'], long: 'solicitor', in: WORK },
  { short: ['nursing'], long: 'nurse', in: ['careers', 'apprenticeships'] },
  { short: ['teaching'], long: 'teacher', in: ['careers'] },
  { short: ['software engineer', 'software engineering'], long: 'software developer', in: WORK },
];
