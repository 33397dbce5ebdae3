import { shippedCatalogue } from '../../../testing/catalogue';
import { SHARED_CODES, SUBJECT_ALIASES } from './subject-aliases';
import { guideFinder, tellingOrder } from './subject-choice';

const guide = (id: string, title: string, cah: readonly string[], labels: readonly string[] = []) => ({
  id,
  title,
  cah,
  hecosMap: labels.map((label) => ({ label })),
});

const guidesOf = guideFinder([
  guide('criminology', 'Criminology and policing', ['CAH15-01-02'], ['Criminal justice']),
  guide('design', 'Design', ['CAH25-01-03'], ['Graphic design']),
  guide('fashion', 'Fashion and textiles', ['CAH25-01-03', 'CAH10-03-03']),
  guide('law', 'Law', ['CAH16-01-01']),
  guide('sociology', 'Sociology', ['CAH15-01-02', 'CAH15-01-03'], ['Social policy']),
]);

it.each([
  ['Sociology', ['CAH15-01-02'], ['sociology']],
  ['Criminology', ['CAH15-01-02'], ['criminology']],
  ['Criminal Justice', ['CAH15-01-02'], ['criminology']],
  ['Criminology with Sociology', ['CAH15-01-02'], ['criminology', 'sociology']],
  ['Sociology and Social Policy', ['CAH15-01-02'], ['sociology']],
  ['Society and Change', ['CAH15-01-02'], ['sociology']],
  ['Fashion Marketing', ['CAH25-01-03'], ['fashion']],
  ['Graphic Design', ['CAH25-01-03'], ['design']],
  ['Games Art', ['CAH25-01-03'], ['design']],
  ['Sociology with Law', ['CAH16-01-01', 'CAH15-01-02'], ['sociology', 'law']],
  ['Professional Policing', ['CAH16-01-01'], ['criminology', 'law']],
])('files %j, of %j, under %j [E-11]', (title, codes, guides) => {
  expect(guidesOf(title, codes)).toEqual(guides);
});

const catalogueGuides = async () => (await shippedCatalogue()).content('subject-guides');

it.each([
  ['Alcohol and Substance Misuse Work', ['CAH02-06-07'], 'health-and-social-care'],
  ['Assistant Practitioner', ['CAH02-06-01'], 'health-and-social-care'],
  ['Assistant Practitioner', ['CAH02-04-01'], 'nursing'],
  ['Bespoke Tailoring', ['CAH25-01-03'], 'fashion'],
  ['Bioarchaeology', ['CAH07-04-02'], 'classics'],
  ['Biomedicine', ['CAH02-02-03', 'CAH03-01-02'], 'biomedical-sciences'],
  ['Cancer Biomedicine', ['CAH01-01-01'], 'biomedical-sciences'],
  ['Cancer Nursing', ['CAH02-04-01'], 'nursing'],
  ['Canine and Feline Behaviour and Training', ['CAH05-01-02'], 'agriculture'],
  ['Children and Young People (SEND)', ['CAH15-04-01'], 'education'],
  ["Children and Young People's Nursing", ['CAH02-04-05'], 'nursing'],
  ['Content Creation', ['CAH03-02-01', 'CAH24-01-05', 'CAH25-01-01'], 'media'],
  ['Countering Terrorism & Extremism', ['CAH15-01-03', 'CAH15-03-01', 'CAH16-01-01'], 'criminology'],
  ['Criminal and Corporate Investigation', ['CAH15-01-03'], 'criminology'],
  ['Criminal Psychology', ['CAH04-01-01'], 'psychology'],
  ['Cyber Security', ['CAH25-01-03'], 'computer-science'],
  ['Cybersecurity', ['CAH11-01-04'], 'computer-science'],
  ['Computer Science (Cyber Security)', ['CAH11-01-04'], 'computer-science'],
  ['Intelligence, Security and Resilience', ['CAH17-01-04'], 'business'],
  ['Life Sciences and Global Sustainable Development', ['CAH03-01-02', 'CAH26-01-02'], 'biology'],
  ['Learning and Teaching (SEND)', ['CAH22-01-02'], 'teacher-training'],
  ['Designer Maker', ['CAH11-01-01'], 'design'],
  ['Game Technology', ['CAH11-01-01'], 'game-design'],
  ['Computer Games Programming', ['CAH11-01-01'], 'computer-science'],
  ['Game Keeping Management', ['CAH06-01-01'], 'agriculture'],
  ['Garment Technology', ['CAH10-01-03', 'CAH10-03-03', 'CAH25-01-03'], 'fashion'],
  ['Infectious Diseases', ['CAH02-06-04', 'CAH03-01-04'], 'biomedical-sciences'],
  ['Airport and Aviation Management', ['CAH13-01-04'], 'tourism'],
  ['Archaeology', ['CAH07-04-02'], 'classics'],
  ['Audiology', ['CAH07-01-01'], 'biomedical-sciences'],
  ['Chemical Sciences', ['CAH07-02-01'], 'chemistry'],
  ['Counselling', ['CAH02-06-07'], 'psychology'],
  ['Counselling', ['CAH04-01-01'], 'psychology'],
  ['Counselling and Psychotherapy', ['CAH02-06-07'], 'psychology'],
  ['Criminology with Counselling', ['CAH02-06-07', 'CAH15-01-02'], 'criminology'],
  ['Costume Construction', ['CAH25-02-03'], 'drama'],
  ['Creative Media Production (Higher National)', ['CAH25-01-04'], 'media'],
  ['Dental Hygiene and Dental Therapy', ['CAH02-04-06'], 'dentistry'],
  ['Dental Surgery', ['CAH01-01-04'], 'dentistry'],
  ['Dental Technology', ['CAH10-01-06'], 'dentistry'],
  ['Ethical Hacking', ['CAH11-01-04'], 'software-engineering'],
  ['Forest Management', ['CAH06-01-05'], 'agriculture'],
  ['Geoscience with a Year of International Study', ['CAH26-01-06'], 'environmental-science'],
  ['Global Financial Planning', ['CAH17-01-07'], 'accounting'],
  ['Graphic Design', ['CAH25-02-03'], 'design'],
  ['Higher National', ['CAH13-01-02'], 'construction'],
  ['Hotel Management', ['CAH17-01-06'], 'tourism'],
  ['International Airline and Airport Management', ['CAH17-01-06'], 'tourism'],
  ['Medical Engineering', ['CAH10-01-02'], 'mechanical-engineering'],
  ['Occupational Therapy', ['CAH02-06-07'], 'physiotherapy'],
  ['Operating Department Practitioner', ['CAH02-04-01'], 'paramedic-science'],
  ['Physical Education', ['CAH22-01-02'], 'teacher-training'],
  ['Physician Associate Studies', ['CAH01-01-02'], 'medicine'],
  ['Pre-Hospital Emergency Care', ['CAH02-04-09'], 'paramedic-science'],
  ['Radiotherapy and Oncology', ['CAH02-05-01'], 'radiography'],
  ['Real Estate', ['CAH17-01-02'], 'construction'],
  ['Special Educational Needs and Disability', ['CAH22-01-01'], 'education'],
  ['Special Educational Needs and Disability', ['CAH22-01-02'], 'teacher-training'],
  ['Professional Golf Studies', ['CAH17-01-06'], 'sport-science'],
  ['Prosthetics for Stage and Screen', ['CAH02-06-06'], 'drama'],
  ['Protective Services', ['CAH15-01-01'], 'criminology'],
  ['Silversmithing And Jewellery', ['CAH20-01-02', 'CAH25-01-03', 'CAH25-01-05'], 'design'],
  ['Sportsturf and Applied Turfgrass Science', ['CAH05-01-02'], 'agriculture'],
  ['Sustainable Development', ['CAH15-01-02', 'CAH15-01-04', 'CAH26-01-02'], 'geography'],
  ['Visual Effects', ['CAH10-03-06', 'CAH25-01-05'], 'film-and-photography'],
  ['Visual Effects', ['CAH11-01-06'], 'game-design'],
])('files the catalogue’s %j, of %j, first under %s [E-11]', async (title, codes, id) => {
  expect(guideFinder(await catalogueGuides())(title, codes)[0]).toBe(id);
});

it('has aliases and shared codes of guides that exist only [E-11]', async () => {
  const ids = (await catalogueGuides()).map(({ id }) => id);
  const named = [...Object.keys(SUBJECT_ALIASES), ...Object.keys(SHARED_CODES)];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

it('lists a counselling course under psychology and not under physiotherapy [E-11]', async () => {
  expect(guideFinder(await catalogueGuides())('Counselling', ['CAH02-06-07'])).toEqual(['psychology']);
});

it('puts the codes that a title names first, in its order [E-03]', () => {
  expect(tellingOrder('History and Biology', ['CAH03-01-02', 'CAH16-01-01', 'CAH20-01-01'])).toEqual([
    'CAH20-01-01',
    'CAH03-01-02',
    'CAH16-01-01',
  ]);
});
