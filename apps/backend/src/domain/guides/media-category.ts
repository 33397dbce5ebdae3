import type { CategoryName } from '../artwork';
import { mediaCategories } from '../artwork';

/** The media category of a name (K-09); null for a name without its own pictures. */
export const mediaCategory = (name: string): CategoryName | null => (isMedia(name) ? name : null);

const isMedia = (name: string): name is keyof typeof mediaCategories => Object.hasOwn(mediaCategories, name);

/** The media category whose pictures an industry guide uses. */
const BY_INDUSTRY: Readonly<Record<string, keyof typeof mediaCategories>> = {
  'agriculture-and-food': 'agriculture-and-food',
  'charity-and-social-action': 'social-sciences',
  'construction-and-property': 'architecture',
  'creative-and-media': 'media',
  'digital-and-technology': 'computer-science',
  education: 'education',
  'environment-and-energy': 'geography',
  'finance-and-business': 'business',
  healthcare: 'nursing-and-health',
  'hospitality-and-tourism': 'languages',
  'law-and-justice': 'law',
  'manufacturing-and-engineering': 'engineering',
  'public-services': 'history-and-philosophy',
  'retail-and-sales': 'art-and-design',
  'science-and-research': 'physical-sciences',
  'sport-and-leisure': 'sport',
  'transport-and-logistics': 'mathematics',
};

/** The category of an industry guide's pictures; the default is the category of employers. */
export const industryCategory = (id: string): CategoryName => BY_INDUSTRY[id] ?? 'employers';
