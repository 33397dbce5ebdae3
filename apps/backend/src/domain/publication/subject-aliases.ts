/**
 * Alternative names of subjects, by guide id, that occur in course titles but not in the guide's title or HECoS labels. A
 * title matches a name when it has all of its words, in any order. They correct imprecise subject codes of providers, such
 * as cyber security under design.
 */
export const SUBJECT_ALIASES: Readonly<Record<string, readonly string[]>> = {
  agriculture: ['canine', 'feline', 'sportsturf', 'turfgrass'],
  biology: ['life sciences'],
  'biomedical-sciences': ['biomedicine', 'cancer', 'infectious diseases'],
  classics: ['bioarchaeology'],
  'combined-studies': ['interdisciplinary'],
  'computer-science': ['cyber'],
  criminology: ['criminal', 'cybercrime', 'protective services', 'terrorism', 'youth justice'],
  design: ['designer', 'jewellery', 'modelmaking', 'silversmithing'],
  drama: ['stage'],
  education: ['children young people', 'send'],
  fashion: ['garment', 'tailoring'],
  'film-and-photography': ['moving image', 'visual effects'],
  'game-design': ['game', 'visual effects'],
  geography: ['sustainable development'],
  'health-and-social-care': ['assistant practitioner', 'play specialism', 'substance misuse'],
  languages: ['arabic', 'hispanic'],
  media: ['content creation'],
  nursing: ['assistant practitioner'],
  'sport-science': ['adventure', 'golf'],
  'teacher-training': ['send'],
};
