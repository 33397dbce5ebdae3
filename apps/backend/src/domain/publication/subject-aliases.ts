/**
 * Alternative names of subjects, by guide id, that occur in course titles but not in the guide's title or HECoS labels, or
 * that belong to a guide whatever the course's codes are. A title matches a name when it has all of its words, in any
 * order. They correct imprecise subject codes of providers, such as cyber security under design, and codes that cover
 * different subjects, such as counselling and occupational therapy.
 */
export const SUBJECT_ALIASES: Readonly<Record<string, readonly string[]>> = {
  agriculture: ['canine', 'feline', 'sportsturf', 'turfgrass'],
  biology: ['life sciences'],
  'biomedical-sciences': [
    'audiology',
    'biomedicine',
    'cancer',
    'healthcare science',
    'infectious diseases',
    'medical bioscience',
  ],
  business: ['salon', 'supply chain'],
  classics: ['archaeological sciences', 'bioarchaeology', 'egyptology'],
  'combined-studies': ['interdisciplinary'],
  'computer-science': ['computing', 'cyber'],
  construction: ['real estate'],
  criminology: ['criminal', 'cybercrime', 'protective services', 'terrorism', 'youth justice'],
  dentistry: ['dental hygiene', 'dental technology'],
  design: [
    'designer',
    'graphic communication',
    'graphic design',
    'graphic media',
    'hair make up',
    'hair makeup',
    'industrial design',
    'jewellery',
    'make up',
    'modelmaking',
    'product design',
    'silversmithing',
  ],
  drama: ['costume', 'lighting design', 'stage'],
  economics: ['industrial economics'],
  education: ['children young people', 'early childhood', 'send'],
  english: ['language sciences', 'screenwriting'],
  fashion: ['footwear', 'garment', 'tailoring'],
  'film-and-photography': ['animation', 'moving image', 'sound design', 'visual effects'],
  'forensic-science': ['crime scene', 'forensic investigation'],
  'game-design': ['game', 'visual effects'],
  geography: ['sustainable development'],
  'health-and-social-care': [
    'assistant practitioner',
    'healthcare practice',
    'healthcare professions',
    'mental health',
    'play specialism',
    'public health',
    'substance misuse',
  ],
  history: ['heritage'],
  languages: ['arabic', 'hispanic'],
  marketing: ['advertising', 'digital marketing'],
  'mechanical-engineering': ['design engineering'],
  media: ['content creation', 'creative media', 'digital media', 'media production', 'sports media'],
  nursing: ['assistant practitioner'],
  'paramedic-science': ['operating department', 'pre hospital', 'speech language'],
  philosophy: ['islamic', 'logic'],
  physiotherapy: ['beauty therapy'],
  psychology: ['counselling', 'psychotherapy'],
  'social-work': ['community work'],
  'sport-science': ['adventure', 'fitness', 'golf', 'sports coaching', 'sports management'],
  'teacher-training': ['primary teaching', 'secondary teaching', 'send', 'technological education'],
  tourism: ['airport'],
};

/** Codes that also cover courses of a guide, by guide id, though the figures of these codes belong to another guide. */
export const SHARED_CODES: Readonly<Record<string, readonly string[]>> = {
  classics: ['CAH07-04-02'],
  dentistry: ['CAH10-01-06'],
  'film-and-photography': ['CAH11-01-06'],
  psychology: ['CAH02-06-07'],
};
