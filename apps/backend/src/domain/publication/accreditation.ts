import type { CourseBody } from '../catalogue/course-record';
import type { Lookups, Row } from './published';
import { cell } from './published';

type Accreditation = CourseBody['accreditations'][number];

/** Where a published sentence names the body, the plainest form first. */
const BODY_PATTERNS = [
  /\b(?:[Aa]ccredit|[Aa]pprov|[Rr]ecognis|[Ee]ndors|[Vv]alidat|[Pp]rescrib|[Cc]ertifi|[Ll]icens|Found )\w*\b[^.]*? by (?:[Tt]he )?([A-Z].*)$/,
  /^Accredited against .*? of the ([A-Z].*)$/,
  /\b(?:awarded|[Mm]anaged) by (?:the )?([A-Z].*)$/,
  /^The ([A-Z].*?) (?:provides an accreditation|quality assures)/,
  /^(?:An? )?([A-Z]\w*[A-Z]\w*(?: Regulation)?)(?: Academic)? (?:[Aa]ccreditation|accredited|standards)\b/,
  /\b(?:Member of|join|membership to) the ([A-Z].*)$/,
  /\bfor an? ([A-Z].*?) professional qualification/,
];
const BODY_END =
  / ?\(|[.;]|,(?= [a-z])| for (?:the )?(?:purpose|award|fully|partially|eligib)| on behalf| as (?:a|an|being|meeting|delivering|part)\b| at | to (?:assure|allow|ensure)| in order to | against | that | the professional | means | when /;
const MAX_BODY_LENGTH = 90;

/** Mends spaces and repeated words, which some published sentences have. */
const tidied = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(a|Chartered|Council|Engineering|programmes)(?=[A-Z][a-z]|for )/g, '$1 ')
    .replaceAll(/\b(\w+ of )\1/g, '$1');

/** Extracts the accrediting body from the published sentence; null when it names none. */
export const accreditingBody = (published: string): string | null => {
  const sentence = tidied(published);
  const named = BODY_PATTERNS.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean);
  const name = named?.split(BODY_END)[0]?.replace(/ and$/, '').trim() ?? '';
  return name.length > 2 && name.length <= MAX_BODY_LENGTH ? name : null;
};

/** How a published sentence says its purpose; the words before what it captures make them follow "for". */
const PURPOSE_PATTERNS: readonly (readonly [pattern: RegExp, before: string])[] = [
  [/for the purposes? of (.+)/, ''],
  [/ against the requirements for (.+?)(?= of the [A-Z]|$)/, ''],
  [/ for ((?:fully|partially) meeting .+)/, ''],
  [/ for (the award of .+?) on behalf/, ''],
  [/ as ((?:meeting|delivering) .+)/, ''],
  [/ to allow (graduates .+)/, 'allowing '],
  [/ to assure (.+)/, 'assuring '],
  [/ in order to progress (.+)/, 'progressing '],
  [/ entitles the holder to apply (.+)/, 'applying '],
  [/ fully meets (.+)/, 'fully meeting '],
  [/ meets? (?:NHS )?((?:the|requirements)\b.+)/, 'meeting '],
  [/ will meet, in part, (.+)/, 'partly meeting '],
  [/ qualifications for (registration)\b/, ''],
  [/ by (?:the )?[A-Z].*? as (an? .+)/, ''],
];

/** Extracts what an accreditation is for, in words that follow "for"; null when its published sentence does not say it. */
export const accreditationPurpose = (published: string): string | null => {
  const [sentence = ''] = tidied(published).split(/\.(?: |$)/);
  const purpose = PURPOSE_PATTERNS.map(([pattern, before]) => {
    const words = pattern.exec(sentence)?.[1];
    return words && before + words;
  }).find(Boolean);
  if (!purpose) return null;
  const part = / (at Part \d level)/.exec(sentence)?.[1];
  const own = purpose.replace(/,? awarded by the [A-Z][^,]*/, '').replace(/ and Students .*/, '');
  return [own.trim(), part].filter(Boolean).join(', ');
};

const WELSH_PURPOSE = /\b(?:at|ar|er) (?:y )?(?:bwrpas(?:au)?|d?diben(?:ion)?|mwyn)(?: o)? (.+)/;

/** What the two languages must say alike: some published Welsh sentences are those of another type. */
const SAME_IN_WELSH = [
  [/\bfully\b/, /llawn/],
  [/\bparti|\bpartly|\bin part\b/, /rhannol/],
  [/Chartered/, /Siartredig/],
  [/Incorporated/, /[CG]h?orfforedig/],
  [/Technician/, /D?echnegydd|Technegydd/],
] as const;

/** Extracts the purpose from the published Welsh sentence; null without one, or when it says something else. */
const welshPurpose = (published: string, purpose: string): string | null => {
  const [sentence = ''] = tidied(published).split(/\.(?: |$)/);
  const welsh = WELSH_PURPOSE.exec(sentence)?.[1]?.trim() ?? '';
  return SAME_IN_WELSH.every(([english, other]) => english.test(purpose) === other.test(welsh))
    ? welsh || null
    : null;
};

const typesOf = (rows: readonly Row[], lookups: Pick<Lookups, 'accreditation'>) =>
  rows.flatMap((row) => {
    const code = cell(row, 'ACCTYPE');
    const type = lookups.accreditation(code);
    const sentence = type && cell(type, 'ACCTEXT');
    const body = sentence && (accreditingBody(sentence) ?? bodyOfCode(code, lookups));
    return body ? [{ row, type, body, purpose: accreditationPurpose(sentence) }] : [];
  });

/** A type's code begins with three digits for its body: the body that another of its types names. */
const bodyOfCode = (code: string, lookups: Pick<Lookups, 'accreditation'>): string | null => {
  for (let other = 1; other < 20; other += 1) {
    const type = lookups.accreditation(`${code.slice(0, 3)}${String(other).padStart(2, '0')}`);
    const body = type && accreditingBody(cell(type, 'ACCTEXT'));
    if (body) return body;
  }
  return null;
};

/** Returns the distinct accreditations of a course, each with its body and purpose. */
export const accreditations = (
  rows: readonly Row[],
  lookups: Pick<Lookups, 'accreditation'>,
): Accreditation[] => {
  const found = new Map<string, Accreditation>();
  for (const { row, type, body, purpose } of typesOf(rows, lookups)) {
    const key = `${body}\u0001${purpose}`;
    const depends = cell(row, 'ACCDEPEND') === '1' || found.get(key)?.depends === true;
    found.set(key, { body, purpose, depends, url: webAddress(cell(type, 'ACCURL')) });
  }
  return [...found.values()];
};

/** Returns the published Welsh of those purposes, by the English. */
export const welshPurposes = (
  rows: readonly Row[],
  lookups: Pick<Lookups, 'accreditation'>,
): Record<string, string> =>
  Object.fromEntries(
    typesOf(rows, lookups).flatMap(({ type, purpose }) => {
      const welsh = purpose && welshPurpose(cell(type, 'ACCTEXTW'), purpose);
      return welsh ? [[purpose, welsh] as const] : [];
    }),
  );

/** Converts a published address to an absolute URL; null when it is invalid. */
export const webAddress = (published: string): string | null => {
  if (!published || /\s/.test(published)) return null;
  const address = /^https?:\/\//i.test(published) ? published : `https://${published}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null;
};
