import { requestLanguage, SOURCE_LANGUAGE } from '../../platform/language/request-language';

/**
 * The Welsh labels of nations, regions, modes of study, entry qualifications, bands of points and ratings, by the
 * English ones. Not checked by a native speaker.
 */
const WELSH: Readonly<Record<string, string>> = {
  'North East': 'Gogledd-ddwyrain Lloegr',
  'North West': 'Gogledd-orllewin Lloegr',
  'Yorkshire and The Humber': 'Swydd Efrog a Humber',
  'East Midlands': 'Dwyrain Canolbarth Lloegr',
  'West Midlands': 'Gorllewin Canolbarth Lloegr',
  'East of England': 'Dwyrain Lloegr',
  London: 'Llundain',
  'South East': 'De-ddwyrain Lloegr',
  'South West': 'De-orllewin Lloegr',
  England: 'Lloegr',
  Scotland: 'Yr Alban',
  Wales: 'Cymru',
  'Northern Ireland': 'Gogledd Iwerddon',
  'Full-time': 'Llawn amser',
  'Part-time': 'Rhan-amser',
  'Distance learning': 'Dysgu o bell',
  'A levels, Highers or similar': 'Safon Uwch, Highers neu debyg',
  'Access course': 'Cwrs Mynediad',
  Baccalaureate: 'Bagloriaeth',
  'A degree': 'Gradd',
  'Foundation course': 'Cwrs sylfaen',
  'Another higher education qualification': 'Cymhwyster addysg uwch arall',
  'Other qualifications': 'Cymwysterau eraill',
  'No qualifications': 'Dim cymwysterau',
  'No formal qualifications': 'Dim cymwysterau ffurfiol',
  'Teaching on my course': 'Yr addysgu ar fy nghwrs',
  'Learning opportunities': 'Cyfleoedd dysgu',
  'Assessment and feedback': 'Asesu ac adborth',
  'Academic support': 'Cefnogaeth academaidd',
  'Organisation and management': 'Trefnu a rheoli',
  'Learning resources': 'Adnoddau dysgu',
  'Student voice': 'Llais myfyrwyr',
  'Under 64 points': 'Llai na 64 pwynt',
  '64 to 95 points': '64 i 95 pwynt',
  '96 to 127 points': '96 i 127 pwynt',
  '128 to 159 points': '128 i 159 pwynt',
  '160 points or more': '160 pwynt neu fwy',
  Gold: 'Aur',
  Silver: 'Arian',
  Bronze: 'Efydd',
  'Requires improvement': 'Angen gwella',
  'No TEF rating': 'Dim sgôr TEF',
};

const ENGLISH = new Map(Object.entries(WELSH).map(([english, welsh]) => [welsh, english]));

/** A label in the language of the request. */
export const labelOf = (label: string): string =>
  requestLanguage() === SOURCE_LANGUAGE ? label : (WELSH[label] ?? label);

/** The English label of one in any language. */
export const sourceLabel = (label: string): string => ENGLISH.get(label) ?? label;
