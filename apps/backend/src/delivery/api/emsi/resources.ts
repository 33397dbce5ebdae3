import type { z } from 'zod';
import type { CategoryName } from '../../../domain/artwork/catalogue';
import { MINIMUM_WAGE } from '../../../domain/careers/minimum-wage';
import { statedPay } from '../../../domain/careers/stated-pay';
import type { Career, CareerCategory, CareerPathway } from '../../../domain/catalogue/content/careers';
import type { Documents } from '../../../domain/guides/documents';
import { withFacts } from '../../../domain/guides/key-facts';
import { picturesOf } from '../../../domain/guides/pictures';
import { textLanguage } from '../../../domain/guides/translated-kinds';
import type {
  careerCardSchema,
  careerFullSchema,
  categorySchema,
  pathwayFullSchema,
  pathwaySchema,
} from './schema';

export type CareerCard = z.infer<typeof careerCardSchema>;
type CareerFull = z.infer<typeof careerFullSchema>;
type Category = z.infer<typeof categorySchema>;
type Pathway = z.infer<typeof pathwaySchema>;
type PathwayFull = z.infer<typeof pathwayFullSchema>;

/** The default pictures of a record, always the same ones for the same id. */
const pictures = (category: CategoryName, id: string) => {
  const { image, banner } = picturesOf(category, id);
  return { image, banner };
};

/** Looks up the records that other records refer to. */
const createLookups = (documents: Documents) => {
  const careersOf = (ids: readonly string[]) => ids.flatMap((id) => documents.byId('careers', id) ?? []);
  const named = (kind: 'career-pathways' | 'subject-guides', ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = documents.byId(kind, id);
      return found ? [{ id, title: found.title }] : [];
    });
  const categoryOf = (id: string) => ({ id, title: documents.byId('career-categories', id)?.title ?? id });
  const artworkOf = (category: string) => documents.byId('career-categories', category)?.artwork ?? 'careers';
  const factsIn = (text: string) => withFacts(text, documents.all('key-facts'));
  return { careersOf, named, categoryOf, artworkOf, factsIn };
};

type Lookups = ReturnType<typeof createLookups>;

const createCareerResources = ({ careersOf, named, categoryOf, artworkOf, factsIn }: Lookups) => {
  /** The attributes of a career in a list. */
  const card = (career: Career): CareerCard => ({
    type: 'careers',
    id: career.id,
    attributes: {
      title: career.title,
      'other-titles': career.otherTitles,
      summary: career.summary,
      ...pictures(artworkOf(career.category), career.id),
      'annual-earnings': { ...career.pay, minimum: statedPay(career).minimum },
      'median-earnings': career.pay.median,
      category: categoryOf(career.category),
      pathways: named('career-pathways', career.pathways),
      interests: career.profile,
    },
  });

  /** All attributes of a career. */
  const career = (record: Career): CareerFull => ({
    type: 'careers',
    id: record.id,
    attributes: {
      ...card(record).attributes,
      body: record.body,
      language: textLanguage(record),
      tasks: record.tasks,
      'unit-group': record.unitGroup,
      employment: employment(record.employment),
      'minimum-wage': MINIMUM_WAGE,
      education: record.education,
      routes: record.routes.map(({ kind, text }) => ({ kind, text: factsIn(text) })),
      skills: record.skills,
      related: careersOf(record.related).map(card),
      subjects: named('subject-guides', record.subjects),
      nations: record.nations,
      occupations: record.sources.occupations,
    },
  });

  return { card, career };
};

const toCategory = (documents: Documents, record: CareerCategory): Category => ({
  type: 'categories',
  id: record.id,
  attributes: {
    title: record.title,
    summary: record.summary,
    body: record.body,
    language: textLanguage(record),
    ...pictures(record.artwork, record.id),
    number: record.number,
    interests: record.profile,
    careers: documents
      .all('careers')
      .filter((each) => each.category === record.id)
      .map(({ id, title }) => ({ id, title })),
    pathways: documents
      .all('career-pathways')
      .filter((each) => each.category === record.id)
      .map(({ id, title }) => ({ id, title })),
  },
});

const createPathwayResources = (
  { careersOf, categoryOf, artworkOf }: Lookups,
  card: (career: Career) => CareerCard,
) => {
  const pathwayAttributes = (record: CareerPathway) => ({
    title: record.title,
    summary: record.summary,
    body: record.body,
    language: textLanguage(record),
    ...pictures(artworkOf(record.category), record.id),
    'career-id': Number(record.id.split('.')[0]),
    category: categoryOf(record.category),
    interests: record.profile,
  });

  const pathway = (record: CareerPathway): Pathway => ({
    type: 'pathways',
    id: record.id,
    attributes: {
      ...pathwayAttributes(record),
      careers: careersOf(record.careers).map(({ id, title }) => ({ id, title })),
    },
  });

  const pathwayInFull = (record: CareerPathway): PathwayFull => ({
    type: 'pathways',
    id: record.id,
    attributes: { ...pathwayAttributes(record), careers: careersOf(record.careers).map(card) },
  });

  return { pathway, pathwayInFull };
};

/** Converts the catalogue's records to the resources of the API (`{ type, id, attributes }`). */
export const createResources = (documents: Documents) => {
  const lookups = createLookups(documents);
  const careerResources = createCareerResources(lookups);
  return {
    ...careerResources,
    category: (record: CareerCategory): Category => toCategory(documents, record),
    ...createPathwayResources(lookups, careerResources.card),
  };
};

export type Resources = ReturnType<typeof createResources>;

const employment = (published: Career['employment']): CareerFull['attributes']['employment'] => {
  const years = published.years.map(({ people, ...year }) => ({ ...year, number: people }));
  return { ...published, years, current: years.at(-1)?.number ?? 0 };
};
