/** What people write short, and what it stands for in names; `in` lists the kinds of content where it does, all when left out. */
export interface Abbreviation {
  short: readonly string[];
  long: string;
  in?: readonly string[];
}

const study = ['courses', 'subject_guides', 'searches', 'articles', 'statement_guides'];
const work = ['careers', 'career_pathways', 'apprenticeships'];

/** Replaced in a query before it is sought, so that the whole name counts as found. */
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
  // Subjects
  { short: ['maths', 'math'], long: 'mathematics', in: study },
  { short: ['further maths'], long: 'mathematics', in: study },
  { short: ['comp sci', 'compsci', 'cs', 'comp science', 'computer sciences'], long: 'computer science' },
  { short: ['it', 'ict'], long: 'information technology', in: study },
  {
    short: ['biomed', 'bio med', 'biomedicine', 'biomedical sciences'],
    long: 'biomedical science',
    in: study,
  },
  { short: ['biochem'], long: 'biochemistry' },
  { short: ['chem eng'], long: 'chemical engineering', in: study },
  { short: ['mech eng'], long: 'mechanical engineering', in: study },
  { short: ['civil eng'], long: 'civil engineering', in: study },
  { short: ['elec eng'], long: 'electrical engineering', in: study },
  { short: ['aero eng', 'aero'], long: 'aerospace engineering', in: study },
  { short: ['eng lit', 'english lit'], long: 'english literature', in: study },
  { short: ['eng lang'], long: 'english language', in: study },
  { short: ['bio'], long: 'biology', in: study },
  { short: ['chem'], long: 'chemistry', in: study },
  { short: ['psych', 'psycho'], long: 'psychology', in: study },
  { short: ['socio', 'soc'], long: 'sociology', in: study },
  { short: ['geog'], long: 'geography', in: study },
  { short: ['econ'], long: 'economics', in: study },
  { short: ['crim'], long: 'criminology', in: study },
  { short: ['ir'], long: 'international relations', in: study },
  { short: ['rs', 're'], long: 'religious studies', in: study },
  { short: ['pe'], long: 'physical education', in: study },
  { short: ['ai'], long: 'artificial intelligence' },
  { short: ['hr'], long: 'human resources' },
  { short: ['pr'], long: 'public relations' },
  { short: ['ux'], long: 'user experience' },
  { short: ['ppe'], long: 'philosophy politics and economics', in: study },
  { short: ['hspsp', 'hsps'], long: 'human social and political sciences', in: study },
  { short: ['mfl'], long: 'modern languages', in: study },
  { short: ['physio'], long: 'physiotherapy', in: study },
  { short: ['ot'], long: 'occupational therapy' },
  { short: ['salt', 'slt'], long: 'speech and language therapy', in: study },
  { short: ['vet', 'vet med', 'vet medicine', 'vet science'], long: 'veterinary medicine', in: study },
  { short: ['mbbs', 'mbchb', 'doctor', 'medical degree'], long: 'medicine', in: study },
  { short: ['midwife'], long: 'midwifery', in: study },
  { short: ['nurse'], long: 'nursing', in: study },
  {
    short: ['paramedic', 'paramedics'],
    long: 'paramedic science',
    in: ['courses', 'subject_guides', 'searches'],
  },
  { short: ['dentist'], long: 'dentistry', in: study },
  { short: ['lawyer'], long: 'law', in: study },
  { short: ['pgce', 'qts', 'teaching', 'teacher'], long: 'teacher training', in: ['subject_guides'] },
  { short: ['teaching', 'teacher'], long: 'primary education', in: ['courses'] },
  { short: ['architect'], long: 'architecture', in: study },
  { short: ['law school'], long: 'law', in: study },
  { short: ['med school', 'medical school'], long: 'medicine', in: study },
  { short: ['gaming', 'video games', 'computer games'], long: 'games', in: ['courses', 'searches'] },
  { short: ['film making'], long: 'filmmaking', in: study },
  // Work
  { short: ['vet', 'vets'], long: 'vet', in: work },
  { short: ['physio'], long: 'physiotherapist', in: work },
  { short: ['ot'], long: 'occupational therapist', in: work },
  { short: ['solicitors'], long: 'solicitor', in: work },
  {
    short: ['comp sci', 'compsci', 'cs', 'computer scientist', 'computer science'],
    long: 'software developer',
    in: work,
  },
];
