import type { CourseBody } from '../catalogue/course-record';
import type { Lookups, Row } from './published';
import { cell } from './published';

const OPENING_PATTERN =
  /\b(?:Accredit|Approv|Recognis|Endors|Validat|Prescrib|Certifi)\w*\b[^.]*? by (?:the )?([A-Z].*)$/s;
const ENDING_PATTERN =
  / ?\(|[,.;]| for (?:the )?(?:purpose|award|fully|partially|eligib)| on behalf| as (?:a|an|being|meeting|delivering|part)\b| at | to (?:assure|allow|ensure)| against /;
const MAX_LENGTH = 90;

/** Extracts the accrediting body from the published sentence, which is the publisher's text; null when no name is recognised. */
export const accreditingBody = (sentence: string): string | null => {
  const [name = ''] = OPENING_PATTERN.exec(sentence)?.[1]?.split(ENDING_PATTERN) ?? [];
  const tidy = name.trim().replaceAll(/\s+/g, ' ');
  return tidy.length > 2 && tidy.length <= MAX_LENGTH ? tidy : null;
};

/** Returns the distinct accrediting bodies of a course. */
export const accreditations = (rows: readonly Row[], lookups: Lookups): CourseBody['accreditations'] => {
  const found = new Map<string, string | null>();
  for (const row of rows) {
    const type = lookups.accreditation(cell(row, 'ACCTYPE'));
    const body = type && accreditingBody(cell(type, 'ACCTEXT'));
    if (body && !found.has(body)) found.set(body, webAddress(cell(type, 'ACCURL')));
  }
  return [...found].map(([body, url]) => ({ body, url }));
};

/** Converts a published address to an absolute URL; null when it is invalid. */
export const webAddress = (published: string): string | null => {
  if (!published || /\s/.test(published)) return null;
  const address = /^https?:\/\//i.test(published) ? published : `https://${published}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null;
};
