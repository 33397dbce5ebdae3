import type { ReactNode } from 'react';
import type { FeedbackReport } from './feedback-client';
import { operatorsDocument, type DocumentAssets } from '../status/operators-document';
import { countOf } from '../status/words';

interface FeedbackPageProps extends DocumentAssets {
  readonly report: FeedbackReport | null;
  /** The remote that shows the records of a search index; 'shell' for those of no remote. */
  readonly ownerOfIndex: (index: string) => string;
}

const Table = ({ label, columns, rows }: { label: string; columns: string[]; rows: ReactNode[][] }) => (
  // The table scrolls, so it must be focusable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="scroll" role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface OwnerReport {
  readonly owner: string;
  readonly report: FeedbackReport;
}

const OwnerPart = ({ owner, report: { pages, comments, emptySearches } }: OwnerReport) => (
  <section aria-labelledby={owner}>
    <h2 id={owner}>{owner}</h2>
    {pages.length > 0 && (
      <Table
        label={`Answers about pages of ${owner}`}
        columns={['Page', 'Release', 'Useful', 'Not useful']}
        rows={pages.map(({ path, release, useful, notUseful }) => [
          <a key={path} href={path}>
            {path}
          </a>,
          release ?? '–',
          countOf(useful),
          countOf(notUseful),
        ])}
      />
    )}
    {comments.length > 0 && (
      <Table
        label={`Comments on pages of ${owner}`}
        columns={['Day', 'Page', 'Release', 'Useful', 'Comment']}
        rows={comments.map(({ day, path, release, useful, comment }) => [
          day,
          path,
          release ?? '–',
          useful ? 'yes' : 'no',
          comment,
        ])}
      />
    )}
    {emptySearches.length > 0 && (
      <Table
        label={`Searches without results of ${owner}`}
        columns={['Words that found nothing', 'Searched in', 'Times']}
        rows={emptySearches.map(({ query, index, searches }) => [query, index, countOf(searches)])}
      />
    )}
  </section>
);

/** Splits a report by the squad that owns the pages and the kinds of content. */
const byOwner = (
  { pages, comments, emptySearches }: FeedbackReport,
  ownerOfIndex: FeedbackPageProps['ownerOfIndex'],
): OwnerReport[] => {
  const owners = new Set([
    ...[...pages, ...comments].map(({ owner }) => owner),
    ...emptySearches.map(({ index }) => ownerOfIndex(index)),
  ]);
  return [...owners].sort().map((owner) => ({
    owner,
    report: {
      pages: pages.filter((page) => page.owner === owner),
      comments: comments.filter((comment) => comment.owner === owner),
      emptySearches: emptySearches.filter(({ index }) => ownerOfIndex(index) === owner),
    },
  }));
};

/** The document of visitors' feedback, by squad. */
export const feedbackDocument = ({ report, ownerOfIndex, ...assets }: FeedbackPageProps): string => {
  const owners = report ? byOwner(report, ownerOfIndex) : [];
  return operatorsDocument({
    ...assets,
    title: 'Feedback',
    bar: (
      <>
        Feedback, for operators. <a href="/status">Status</a>
      </>
    ),
    heading: 'What visitors said, and what they did not find',
    children: (
      <>
        {!report && <p className="verdict ill">The backend gave no feedback.</p>}
        {report && owners.length === 0 && <p>Nobody has answered yet, and every search found something.</p>}
        {owners.map((part) => (
          <OwnerPart key={part.owner} {...part} />
        ))}
      </>
    ),
  });
};
