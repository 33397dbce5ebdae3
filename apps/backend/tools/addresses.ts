import type { ProviderRecord } from '../src/domain/catalogue/record';

type Address = ProviderRecord['address'];

const POSTCODE_AT_END = /,?\s*([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/i;
const COUNTIES = new Set(
  `Avon, Bedfordshire, Berkshire, Buckinghamshire, Cambridgeshire, Cheshire, Cleveland, Clwyd, Cornwall, County Durham,
  County Londonderry, Cumbria, Derbyshire, Devon, Dorset, Dyfed, East Midlands, East Sussex, Essex, Fife, Gloucestershire, Gwent,
  Gwynedd, Hampshire, Herefordshire, Hertfordshire, Kent, Lancashire, Leicestershire, Lincolnshire, Merseyside, Mid Glamorgan,
  Middlesex, Norfolk, North Yorkshire, Northamptonshire, Nottinghamshire, Oxfordshire, Powys, Renfrewshire, Shropshire,
  Somerset, South Yorkshire, Staffordshire, Suffolk, Surrey, Tyne And Wear, Warwickshire, West Glamorgan, West Midlands,
  West Sussex, West Yorkshire, Wiltshire, Worcestershire`
    .split(',')
    .map((county) => county.replaceAll(/\s+/g, ' ').trim()),
);
const SMALL_WORDS = /(?<=[A-Za-z]) (On|In|Upon|De|The|Of|And|Le|With|Under|By|At|For)(?= )/g;

const tidyLine = (line: string) =>
  line
    .replaceAll(/-(On|In|Upon|Under|Le|The|By|De)-/g, (joined) => joined.toLowerCase())
    .replaceAll(SMALL_WORDS, (word) => word.toLowerCase())
    .replaceAll(/\bSt\. /g, 'St ')
    .replaceAll(/\b(Bsms|Lma|Lccm|Scil|Uk)\b/g, (letters) => letters.toUpperCase())
    .replaceAll(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replaceAll("'", '’')
    .trim();

/**
 * Parses a published one-line address into lines, town and postcode. House numbers that the source separates with a
 * comma are joined to their street, counties are dropped after a town, and parts beyond three lines are joined into the
 * third.
 */
export const parseAddress = (published: string): Address => {
  const text = published
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d)\s*-\s*(\d)/g, '$1-$2')
    .trim();
  const postcode = POSTCODE_AT_END.exec(text);
  const parts = text
    .replace(POSTCODE_AT_END, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const joinedParts: string[] = [];
  for (const part of moveHouseNumbers(parts)) {
    const previous = joinedParts.at(-1);
    if (previous !== undefined && /^\d+[a-z]?(\s*[-/]\s*\d+[a-z]?)?$/i.test(previous))
      joinedParts.splice(-1, 1, `${previous} ${part}`);
    else if (part !== previous) joinedParts.push(part);
  }
  const last = joinedParts.at(-1);
  if (last !== undefined && joinedParts.length > 1 && COUNTIES.has(last)) joinedParts.pop();
  const town =
    joinedParts.length > 1 || (postcode && !/\d/.test(joinedParts[0] ?? '0')) ? joinedParts.pop() : undefined;
  const lines = joinedParts.map(tidyLine);
  return {
    line1: lines[0] ?? null,
    line2: lines[1] ?? null,
    line3: lines.slice(2).join(', ') || null,
    town: town === undefined ? null : tidyLine(town),
    postcode: postcode ? `${postcode[1]} ${postcode[2]}`.toUpperCase() : null,
  };
};

/**
 * Moves house numbers to the street: 'Kydd Building 40, Bell Street' means 40 Bell Street. Unit and flat numbers are not
 * moved.
 */
const moveHouseNumbers = (parts: readonly string[]): string[] => {
  const result = [...parts];
  for (const [index, part] of parts.entries()) {
    const number = / (\d+[a-z]?(?:-\d+)?)$/i.exec(part)?.[1];
    const next = result[index + 1];
    if (
      !number ||
      !next ||
      index === parts.length - 2 ||
      /^(unit|suite|apartment|flat|level|number)\b|^\d/i.test(part)
    )
      continue;
    if (/^\d/.test(next)) continue;
    result[index] = part.slice(0, -number.length).trim();
    result[index + 1] = `${number} ${next}`;
  }
  return result;
};

/** A web address with https; a university's own host is reduced to its front page. Null when absent. */
export const parseWebsite = (published: string): string | null => {
  const bare = published.trim().replace(/^https?:\/\//i, '');
  if (!/^[\w.-]+\.[a-z]{2,}(\/.*)?$/i.test(bare)) return null;
  const [host = bare] = bare.split('/');
  return `https://${host.endsWith('.ac.uk') ? host : bare.replace(/\/$/, '')}`;
};

const THREE_DIGIT_AREAS = /^(011\d|01\d1|02\d|03\d\d|08\d\d)/;

/**
 * A UK telephone number in the usual groups; null when absent, not ten or eleven digits, or a mobile number, which may
 * be private.
 */
export const parsePhone = (published: string): string | null => {
  const digits = published.replaceAll(/\D/g, '').replace(/^44/, '0');
  if (!/^0[1-689]\d{8,9}$/.test(digits)) return null;
  if (digits.startsWith('02')) return `${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`;
  if (THREE_DIGIT_AREAS.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  return `${digits.slice(0, 5)} ${digits.slice(5)}`;
};
