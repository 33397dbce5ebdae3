import { employerImagePaths } from '../../artwork/paths';
import { addDays } from '../../events/days';
import type { IndexDefinition } from './definition';
import { settings } from './definition';
import { links, pictureOf } from './links';
import { plainText } from './plain-text';
import { titlesOf } from './sources';

/** `d10_employers`; the objectID is the alias. Its `industry` is the title of an industry guide, `business` the employer's own trade. */
export const employers: IndexDefinition = {
  kind: 'employers',
  settings: settings('employers', {
    searchable: ['title', 'business', 'industry', 'town', 'careers', 'perks', 'summary', 'body'],
    facets: ['kind', 'industry', 'town', 'country', 'companySize', 'perks', 'careers'],
    ranking: [
      { attribute: 'enhanced', descending: true },
      { attribute: 'title', descending: false },
    ],
  }),
  *records({ documents, careers, industries }) {
    for (const employer of documents.all('employers')) {
      const { logo, tile } = employerImagePaths(employer.id);
      yield {
        objectID: employer.id,
        kind: 'employer',
        title: employer.name,
        summary: employer.shortDescription.summary,
        body: plainText(employer.longDescription.text),
        sample: employer.sample,
        notice: employer.notice,
        url: links.employer(employer.id),
        image: tile,
        logo,
        enhanced: employer.enhanced,
        industry: industries.get(employer.industry)?.title ?? null,
        business: employer.companyInfo.industry,
        companySize: employer.companyInfo.companySize,
        town: employer.address.city,
        country: employer.address.country,
        perks: employer.perks,
        careers: titlesOf(employer.careers, careers),
        _tags: ['employer'],
        _geoloc: { lat: employer.latitude, lng: employer.longitude },
      };
    }
  },
};

/** `d10_apprenticeships`: those that accept applications today. */
export const apprenticeships: IndexDefinition = {
  kind: 'apprenticeships',
  settings: settings('apprenticeships', {
    searchable: ['title', 'employer', 'standard', 'town', 'subjects', 'careers', 'summary', 'body'],
    facets: ['kind', 'level', 'employer', 'region', 'country', 'town', 'subjects', 'careers', 'salary'],
    ranking: [
      { attribute: 'closes', descending: false },
      { attribute: 'title', descending: false },
    ],
    sorts: ['title', 'salary', 'closes'],
  }),
  *records({ documents, today, employers: known, subjects, careers }) {
    for (const each of documents.all('apprenticeships')) {
      if (each.opensInDays > 0 || each.closesInDays <= 0) continue;
      yield {
        objectID: each.id,
        kind: 'apprenticeship',
        title: each.title,
        summary: each.summary,
        body: plainText(each.body),
        sample: each.sample,
        notice: each.notice,
        url: links.apprenticeship(each.employer, each.id),
        image: employerImagePaths(each.employer).logo,
        employer: known.get(each.employer)?.name ?? each.employer,
        level: each.level,
        standard: each.standard,
        months: each.months,
        salary: each.salary.from,
        salaryText: each.salary.text,
        town: each.place.town,
        region: each.place.region,
        country: each.place.country,
        closes: addDays(today, each.closesInDays),
        starts: addDays(today, each.startsInDays),
        subjects: titlesOf(each.subjects, subjects),
        careers: titlesOf(each.careers, careers),
        _tags: ['apprenticeship'],
        _geoloc: { lat: each.place.latitude, lng: each.place.longitude },
      };
    }
  },
};

/** `d10_virtual_work_experiences` (C-19): found by `jobSector`, or by objectID. */
export const workExperiences: IndexDefinition = {
  kind: 'virtual_work_experiences',
  settings: settings('virtual_work_experiences', {
    searchable: ['title', 'jobSector', 'employer', 'skills', 'subjects', 'summary', 'body'],
    facets: ['kind', 'jobSector', 'employer', 'level', 'skills', 'subjects', 'hours', 'certificate'],
    sorts: ['title', 'hours'],
  }),
  *records({ documents, employers: known, subjects }) {
    for (const each of documents.all('work-experiences')) {
      yield {
        objectID: each.id,
        kind: 'virtual-work-experience',
        title: each.title,
        summary: each.summary,
        body: plainText(each.body),
        sample: each.sample,
        notice: each.notice,
        url: links.workExperience(each.id, each.title),
        image: pictureOf(each.id, 'employers'),
        employer: known.get(each.employer)?.name ?? each.employer,
        employerId: each.employer,
        jobSector: each.jobSector,
        hours: each.hours,
        level: each.level,
        skills: each.skills,
        tasks: each.tasks,
        subjects: titlesOf(each.subjects, subjects),
        certificate: each.certificate,
        _tags: ['virtual-work-experience', each.level],
      };
    }
  },
};
