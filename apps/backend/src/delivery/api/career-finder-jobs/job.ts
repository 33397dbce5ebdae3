import { employerImagePaths } from '../../../domain/artwork';
import type { OpenApprenticeship } from '../../../domain/employers/apprenticeships';
import type { Job } from './schema';

/** An apprenticeship in the source's shape (E-01). */
export const toJob = ({
  apprenticeship,
  employer,
  opens,
  closes,
  starts,
  distance,
}: OpenApprenticeship): Job => {
  const { place, salary } = apprenticeship;
  return {
    JobID: apprenticeship.id,
    Title: apprenticeship.title,
    RecruiterName: employer.name,
    LocationDescription: `${place.town}, ${place.region}`,
    SalaryDescription: salary.text,
    ShortDescription: apprenticeship.summary,
    LogoUrl: employerImagePaths(employer.id).logo,
    ApplyUrl: apprenticeship.applyUrl,
    DetailsUrl: `/explore/employer/${employer.id}#${apprenticeship.id}`,
    Sample: apprenticeship.sample,
    Notice: apprenticeship.notice,
    Description: apprenticeship.body,
    EmployerAlias: employer.id,
    Standard: apprenticeship.standard,
    Level: apprenticeship.level,
    SalaryFrom: salary.from,
    SalaryTo: salary.to,
    HoursPerWeek: apprenticeship.hoursPerWeek,
    Months: apprenticeship.months,
    Positions: apprenticeship.positions,
    Requirements: apprenticeship.requirements,
    Subjects: apprenticeship.subjects,
    SocCodes: apprenticeship.careers,
    ProviderUkprn: apprenticeship.provider,
    OpeningDate: opens,
    ClosingDate: closes,
    StartDate: starts,
    Postcode: place.postcode,
    Region: place.region,
    Country: place.country,
    Latitude: place.latitude,
    Longitude: place.longitude,
    Distance: distance === null ? null : Math.round(distance * 10) / 10,
  };
};
