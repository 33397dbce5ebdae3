import type { Report } from '@signpost/api-client/base';
import { readEach } from '../wire';
import { RawEmployer } from './schema';
import type { Employer, SocialLink } from './types';

/** The social networks of E-16 in order, with their display names. */
const NETWORKS = {
  facebook: 'Facebook',
  glassdoor: 'Glassdoor',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
} as const;

/** Only web addresses become links, because employers enter them as free text. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

const socialLinks = (links: RawEmployer['socialMediaLinks']): SocialLink[] =>
  Object.entries(NETWORKS).flatMap(([network, name]) => {
    const url = links[network];
    return url && isWebAddress(url) ? [{ network, text: `View on ${name}`, url }] : [];
  });

/** Maps a source record to an employer (E-16). */
const toEmployer = ({ machine_name: alias, tile, latlon, ...raw }: RawEmployer): Employer => ({
  ...raw,
  alias,
  image: tile,
  latlon: latlon && { lat: latlon.lat, lng: latlon.lon },
  url: raw.url && isWebAddress(raw.url) ? raw.url : null,
  socialMediaLinks: socialLinks(raw.socialMediaLinks),
});

/** Parses a response of C-18 as employers; invalid records are omitted and reported. */
export const readEmployers = (answer: unknown, report: Report): Employer[] =>
  readEach(RawEmployer, answer, 'An employer', report).map(toEmployer);
