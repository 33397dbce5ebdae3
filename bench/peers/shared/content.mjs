/** The links of the header, as in the product. */
export const NAVIGATION = [
  ['Explore', '/explore'],
  ['Courses', '/explore/courses'],
  ['Universities', '/explore/unis'],
  ['Careers', '/explore/career-list'],
  ['Work and apprenticeships', '/explore/work-experience'],
  ['Guides', '/explore/articles'],
];

/** The links of the footer. */
export const FOOTER = [
  ['About the data', '/about-the-data'],
  ['Accessibility', '/accessibility'],
  ['Cookies', '/cookies'],
];

export const PICTURE_WIDTHS = [320, 640, 960, 1600];

export const slug = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const pounds = (amount) => `£${amount.toLocaleString('en-GB')}`;

export const pictureSizes = (image) =>
  PICTURE_WIDTHS.map((width) => `${image}?w=${width} ${width}w`).join(', ');

/** The figures of a course, as pairs of a name and a sentence. */
export const courseFigures = ({ figures, subjectEarnings }) => {
  const { continuation, employment, entry, jobs } = figures;
  return [
    ...(continuation ? [['Stayed on', `${continuation.stayed} % after a year (${continuation.years})`]] : []),
    ...(employment
      ? [['In work or study', `${employment.workOrStudy} % after 15 months (${employment.years})`]]
      : []),
    ...(jobs ? [['In highly skilled work', `${jobs.highlySkilled} % of those in work`]] : []),
    ...(entry ? entry.qualifications.map(({ name, percent }) => [`Came with: ${name}`, `${percent} %`]) : []),
    ...['months15', 'years3', 'years5'].flatMap((when) =>
      subjectEarnings?.[when]
        ? [
            [
              `Pay, ${when}`,
              `${pounds(subjectEarnings[when].median)} (${subjectEarnings[when].people} people)`,
            ],
          ]
        : [],
    ),
  ];
};
