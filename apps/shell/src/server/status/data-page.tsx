import type { ReactNode } from 'react';
import type { DataReport } from './data-report';
import { Figures } from './figures';
import { operatorsDocument, type DocumentAssets } from './operators-document';
import { countOf } from './words';

interface DataPageProps extends DocumentAssets {
  readonly report: DataReport | null;
}

const REASONS: Readonly<Record<string, string>> = {
  'not-imported': 'file not imported',
  'too-small': 'too few people',
  'too-new': 'too new',
  'not-published': 'no reason given',
};

const withCounts = (
  counts: Readonly<Record<string, number>> | null,
  names: Readonly<Record<string, string>> = {},
) =>
  Object.entries(counts ?? {})
    .filter(([, value]) => value > 0)
    .map(([name, value]) => `${countOf(value)} ${names[name] ?? name}`)
    .join(', ') || '–';

const FigureTable = ({ figures }: Pick<DataReport, 'figures'>) => (
  // The table scrolls, so it must be focusable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="scroll" role="region" aria-labelledby="figures" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {['Page', 'Figure', 'Have it', 'Years', 'Of whom', 'Why others have none'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ page, figure, have, of, years, groups, absences }) => (
          <tr key={`${page} ${figure}`}>
            <td>{page}</td>
            <th scope="row">{figure}</th>
            <td>
              {countOf(have)} of {countOf(of)}
            </td>
            <td>{years.join(', ') || '–'}</td>
            <td>{withCounts(groups)}</td>
            <td>{withCounts(absences, REASONS)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

const Report = ({ courses, providers, figures, assumed, samples }: DataReport) => (
  <>
    <Part id="whole" title="Courses and providers">
      <Figures
        figures={[
          {
            name: 'Courses listed',
            value: countOf(courses.listed),
            note: `of ${countOf(courses.published)} published`,
          },
          ...courses.titles.map((title) => ({
            name: `Titles of ${title.year}`,
            value: countOf(title.courses),
          })),
          { name: 'Award not published', value: countOf(courses.withoutAward) },
          { name: 'Without a subject guide', value: countOf(courses.withoutSubjectGuide) },
          { name: 'Providers listed whole', value: countOf(providers.whole) },
          { name: 'Listed in part', value: countOf(providers.partly) },
          { name: 'Without courses', value: countOf(providers.none) },
        ]}
      />
    </Part>
    <Part id="figures" title="Figures">
      <FigureTable figures={figures} />
    </Part>
    <Part id="assumed" title="Assumed where nothing is published">
      <Figures figures={assumed.map(({ what, pages }) => ({ name: what, value: countOf(pages) }))} />
    </Part>
    <Part id="samples" title="Invented, and said to be">
      <Figures figures={samples.map(({ kind, records }) => ({ name: kind, value: countOf(records) }))} />
    </Part>
  </>
);

/** The document of the data report. */
export const dataDocument = ({ report, ...assets }: DataPageProps): string =>
  operatorsDocument({
    ...assets,
    title: 'Data report',
    bar: (
      <>
        Data report, for operators. <a href="/status">Status</a>
      </>
    ),
    heading: 'What the data holds',
    children: report ? (
      <Report {...report} />
    ) : (
      <p className="verdict ill">The backend gave no data report.</p>
    ),
  });
