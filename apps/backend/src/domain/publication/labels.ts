import { requestLanguage, SOURCE_LANGUAGE } from '../../platform/language/request-language';

/** The Welsh labels of nations, regions, modes of study, bands of points and ratings, by the English ones. Not checked by a native speaker. */
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
