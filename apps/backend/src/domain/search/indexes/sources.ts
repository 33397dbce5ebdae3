import type { Career } from '../../catalogue/content/careers';
import type { Employer } from '../../catalogue/content/employers';
import type { IndustryGuide, SubjectGuide } from '../../catalogue/content/guides';
import type { Database } from '../../../platform/database/connection';
import { loadDocuments, type Documents } from '../../guides/documents';
import { londonToday } from '../../events/days';
import type { Place } from '../engine/index/record';
import { loadProfiles, type Profile } from '../../providers/profiles';

/** A snapshot of the data that records are built from. */
export interface Sources {
  database: Database;
  documents: Documents;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Subject guides, industry guides, employers and careers by id, providers by short id. */
  subjects: ReadonlyMap<string, SubjectGuide>;
  employers: ReadonlyMap<string, Employer>;
  careers: ReadonlyMap<string, Career>;
  industries: ReadonlyMap<string, IndustryGuide>;
  providers: ReadonlyMap<string, Profile>;
  /** The centre of each outcode (the first half of a postcode, in capitals). */
  outcodes: ReadonlyMap<string, Place>;
}

/** Reads a snapshot of the data that records refer to. */
export const gatherSources = async (database: Database): Promise<Sources> => {
  const documents = await loadDocuments(database);
  const profiles = await loadProfiles(database);
  const outcodes = await database.selectFrom('outcode').selectAll().execute();
  const byId = <Thing extends { id: string }>(things: readonly Thing[]) =>
    new Map(things.map((thing) => [thing.id, thing]));
  return {
    database,
    documents,
    today: londonToday(),
    subjects: byId(documents.all('subject-guides')),
    employers: byId(documents.all('employers')),
    careers: byId(documents.all('careers')),
    industries: byId(documents.all('industry-guides')),
    providers: new Map(profiles.map((profile) => [profile.shortId, profile])),
    outcodes: new Map(
      outcodes.map(({ outcode, latitude, longitude }) => [outcode, { lat: latitude, lng: longitude }]),
    ),
  };
};

/** The titles of the ids that exist. */
export const titlesOf = (ids: readonly string[], things: ReadonlyMap<string, { title: string }>): string[] =>
  ids.flatMap((id) => things.get(id)?.title ?? []);
