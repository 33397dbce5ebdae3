// Fills the figures of the careers from the published files: `npm run career-figures -- <folder>`.
// Texts are written by hand; pay, employment and profiles are generated here from the sources listed in each career.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Career,
  CareerCategory,
  CareerPathway,
  Profile,
} from '../../src/domain/catalogue/content/careers';
import { readCsv } from '../publication';
import { meanProfile, readInterests } from './interests';
import { readPublished } from './published';

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Pass the folder of the published files as the argument.');
  process.exit(1);
}

const content = join(import.meta.dirname, '../../catalogue/content');
const read = <T>(kind: string) => JSON.parse(readFileSync(join(content, `${kind}.json`), 'utf8')) as T[];
/** Puts each row of a table of figures on one line, which the formatter preserves. */
const oneLine = (json: string) =>
  json.replace(/\{\n\s+"(?:year|section|area)": [^{}]+\}/g, (row) => row.replace(/\n\s+/g, ' '));
const write = (kind: string, records: readonly object[]) =>
  writeFileSync(join(content, `${kind}.json`), `${oneLine(JSON.stringify(records, null, 2))}\n`);

const interestsPath = join(source, 'onet/interests.csv');
const interests = existsSync(interestsPath) ? readInterests(readCsv(interestsPath)) : null;
const published = readPublished(source);

const careers = read<Career>('careers').map((career) => ({
  ...career,
  ...published(career.id),
  profile: interests
    ? meanProfile(career.sources.occupations.map(({ code }) => interests(code)))
    : career.profile,
}));
const profileOf = (group: readonly Career[]): Profile => meanProfile(group.map(({ profile }) => profile));
const categories = read<CareerCategory>('career-categories').map((category) => ({
  ...category,
  profile: profileOf(careers.filter((career) => career.category === category.id)),
}));
const pathways = read<CareerPathway>('career-pathways').map((pathway) => ({
  ...pathway,
  profile: profileOf(careers.filter(({ id }) => pathway.careers.includes(id))),
}));

write('careers', careers);
write('career-categories', categories);
write('career-pathways', pathways);
console.log(`Figures filled in for ${careers.length} careers; run npx oxfmt ${content}`);
