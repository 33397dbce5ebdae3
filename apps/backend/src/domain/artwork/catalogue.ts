import type { Oklch } from './drawing/oklch';
import { BRAND_COLOUR, LINE_COLOURS } from './drawing/palette';

/** A line or a media category: its title and the base colour of its pictures. */
export interface ArtworkCategory {
  title: string;
  colour: Oklch;
}

const subject = (title: string, hue: number, lightness = 0.54, chroma = 0.15) => ({
  title,
  colour: { l: lightness, c: chroma, h: hue },
});

/** The site's five lines, keyed by their name in image URLs. */
export const lineCategories = {
  careers: { title: 'Careers', colour: LINE_COLOURS.careers },
  courses: { title: 'Courses', colour: LINE_COLOURS.courses },
  unis: { title: 'Universities', colour: LINE_COLOURS.unis },
  employers: { title: 'Employers', colour: LINE_COLOURS.employers },
  guides: { title: 'Guides', colour: LINE_COLOURS.guides },
} as const satisfies Record<string, ArtworkCategory>;

/** The media categories that subjects map to (K-09), keyed by their name in image URLs. */
export const mediaCategories = {
  'agriculture-and-food': subject('Agriculture and food', 132, 0.56, 0.15),
  architecture: subject('Architecture', 50, 0.66, 0.16),
  'art-and-design': subject('Art and design', 8, 0.58, 0.2),
  biology: subject('Biology', 158, 0.53, 0.13),
  business: subject('Business', 246, 0.5, 0.14),
  'combined-studies': subject('Combined studies', 205, 0.52, 0.09),
  'computer-science': subject('Computer science', 266, 0.5, 0.2),
  education: subject('Education', 66, 0.72, 0.16),
  engineering: subject('Engineering', 40, 0.6, 0.18),
  geography: subject('Geography', 175, 0.52, 0.1),
  'history-and-philosophy': subject('History and philosophy', 20, 0.47, 0.15),
  languages: subject('Languages', 345, 0.55, 0.19),
  law: subject('Law', 312, 0.44, 0.15),
  mathematics: subject('Mathematics', 283, 0.52, 0.2),
  media: subject('Media', 355, 0.6, 0.2),
  medicine: subject('Medicine', 222, 0.53, 0.12),
  music: subject('Music and drama', 300, 0.52, 0.2),
  'nursing-and-health': subject('Nursing and health', 188, 0.56, 0.1),
  'physical-sciences': subject('Physical sciences', 235, 0.55, 0.14),
  psychology: subject('Psychology', 328, 0.53, 0.19),
  'social-sciences': subject('Social sciences', 32, 0.55, 0.19),
  sport: subject('Sport', 143, 0.58, 0.17),
  'veterinary-science': subject('Veterinary science', 119, 0.7, 0.17),
} as const satisfies Record<string, ArtworkCategory>;

/** The name of a line or of a media category. */
export type CategoryName = keyof typeof lineCategories | keyof typeof mediaCategories;

const categories: ReadonlyMap<string, ArtworkCategory> = new Map(
  Object.entries({ ...lineCategories, ...mediaCategories }),
);

/** The category of a name; pictures without a category use the brand colour. */
export const findCategory = (name: string | null): ArtworkCategory | undefined =>
  name === null ? { title: 'Signpost', colour: BRAND_COLOUR } : categories.get(name);

const SUBJECT_CATEGORIES: Readonly<Record<string, keyof typeof mediaCategories>> = {
  CAH01: 'medicine',
  CAH02: 'nursing-and-health',
  CAH03: 'biology',
  CAH04: 'psychology',
  CAH05: 'veterinary-science',
  CAH06: 'agriculture-and-food',
  CAH07: 'physical-sciences',
  CAH09: 'mathematics',
  CAH10: 'engineering',
  CAH11: 'computer-science',
  CAH13: 'architecture',
  CAH15: 'social-sciences',
  CAH16: 'law',
  CAH17: 'business',
  CAH19: 'languages',
  CAH20: 'history-and-philosophy',
  CAH22: 'education',
  CAH23: 'combined-studies',
  CAH24: 'media',
  CAH25: 'art-and-design',
  CAH26: 'geography',
};

/** The colour of a subject by its Common Aggregation Hierarchy code (any level, such as `CAH10` or `CAH10-01-09`). */
export const subjectColour = (code: string): Oklch =>
  mediaCategories[SUBJECT_CATEGORIES[code.slice(0, 5)] ?? 'combined-studies'].colour;
