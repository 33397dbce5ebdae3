import { z } from 'zod';
import { employerGallery, employerImagePaths } from '../artwork';
import type { Employer } from '../catalogue/content/employers';
import { employerSchema } from '../catalogue/content/employers';
import { providerId } from '../catalogue/provider-id';

const {
  address,
  awards,
  branchLocations,
  companyInfo,
  cultureAndValues,
  email,
  enhanced,
  guid,
  industry,
  longDescription,
  name,
  notice,
  perks,
  primaryQuote,
  sample,
  secondaryQuote,
  shortDescription,
  telephone,
  testimonials,
  url,
} = employerSchema.shape;

/**
 * An employer in the source's shape (E-16); `machine_name` is its alias. In a basic profile the fields of an enhanced
 * profile are null or empty.
 */
export const rawEmployerSchema = z.strictObject({
  id: z.string(),
  guid,
  machine_name: z.string(),
  title: z.string(),
  name,
  sample,
  /** A further notice for readers of a sample. */
  notice,
  enhanced,
  /** Id of an industry guide. */
  industry,
  address,
  latlon: z.strictObject({ lat: z.number(), lon: z.number() }),
  branchLocations,
  awards,
  companyInfo,
  cultureAndValues,
  shortDescription,
  longDescription,
  perks,
  primaryQuote,
  secondaryQuote,
  testimonials,
  email,
  telephone,
  url,
  socialMediaLinks: z.strictObject({
    facebook: z.url().nullable(),
    glassdoor: z.url().nullable(),
    instagram: z.url().nullable(),
    linkedin: z.url().nullable(),
    tiktok: z.url().nullable(),
    x: z.url().nullable(),
    youtube: z.url().nullable(),
  }),
  logo: z.string(),
  tile: z.string(),
  banner: z.string(),
  galleryImages: z.array(z.strictObject({ url: z.string(), alt: z.string() })),
  video: z.null(),
  salesforceId: z.null(),
  /** Nearby universities, which need not cooperate with the employer. */
  universities: z.array(z.strictObject({ providerId: z.string(), ukprn: z.string(), name: z.string() })),
  careers: z.array(z.strictObject({ soc: z.string(), title: z.string() })),
});

export type RawEmployer = z.infer<typeof rawEmployerSchema>;

/** Looks up the careers and universities that an employer's record refers to. */
export interface Names {
  career(soc: string): string | undefined;
  provider(ukprn: string): string | undefined;
}

/** Converts an employer to the source's shape (E-16). Unknown careers and universities are omitted. */
export const toRawEmployer = (employer: Employer, names: Names): RawEmployer => {
  const { id, latitude, longitude, socialMediaLinks, careers, universities, ...same } = employer;
  const { facebook, glassdoor, instagram, linkedin, tiktok, x, youtube } = socialMediaLinks;
  return {
    ...same,
    id,
    machine_name: id,
    title: employer.name,
    latlon: { lat: latitude, lon: longitude },
    socialMediaLinks: {
      facebook: facebook ?? null,
      glassdoor: glassdoor ?? null,
      instagram: instagram ?? null,
      linkedin: linkedin ?? null,
      tiktok: tiktok ?? null,
      x: x ?? null,
      youtube: youtube ?? null,
    },
    ...employerImagePaths(id),
    galleryImages: employer.enhanced ? employerGallery(id) : [],
    video: null,
    salesforceId: null,
    universities: universities.flatMap((ukprn) => {
      const name = names.provider(ukprn);
      return name === undefined ? [] : [{ providerId: providerId(ukprn), ukprn, name }];
    }),
    careers: careers.flatMap((soc) => {
      const title = names.career(soc);
      return title === undefined ? [] : [{ soc, title }];
    }),
  };
};
