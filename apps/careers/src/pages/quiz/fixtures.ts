import { json } from '@signpost/api-client/testing';
import { rawPay } from '../../testing/careers-api';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** API responses about the quiz, for tests. */
const TRAITS = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export const ID = 'q1w2e3r4t5y6u7i8o9p0-_';

const rawStatements = Array.from({ length: 30 }, (_, place) => ({
  type: 'statements',
  id: `${TRAITS[place % 6]?.toLowerCase()}${Math.floor(place / 6) + 1}`,
  attributes: { text: `I would like to do thing ${place + 1}.`, trait: TRAITS[place % 6] },
}));

const fit = (percent: number) => ({
  percent,
  range: { low: percent - 5, high: percent + 4 },
  contributions: { R: percent - 56, I: 14, A: 0, S: 0, E: -6, C: -2 },
});
const pictures = { image: '/tile.jpg', banner: '/banner.jpg' };
const career = (id: string, title: string, percent: number, interests: object) => ({
  type: 'careers',
  id,
  attributes: {
    title,
    summary: '',
    ...pictures,
    'annual-earnings': rawPay(30_000),
    category: { id: 'engineering', title: 'Engineering' },
    pathways: [{ id: '11.keeping-machines-going', title: 'Keeping machines going' }],
    interests,
    ...fit(percent),
  },
});

const maker = { R: 7, I: 4, A: 1, S: 1, E: 2, C: 4 };

const traitNames = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'];

const rawResults = {
  type: 'assessment-results',
  id: ID,
  attributes: {
    flat: false,
    steadiness: { of: 10, kept: 8 },
    traits: TRAITS.map((id, place) => ({
      id,
      title: traitNames[place],
      person: `Person ${id}`,
      summary: `You like to do ${id}.`,
      score: 5 - place * 0.8,
    })),
    careers: [
      career('5223', 'Maintenance fitter', 91, maker),
      career('5231', 'Vehicle mechanic', 90, { ...maker, C: 5 }),
      career('2112', 'Biologist', 85, { R: 3, I: 7, A: 4, S: 3, E: 1, C: 2 }),
    ],
    pathways: [{ id: '11.keeping-machines-going', title: 'Keeping machines going', ...fit(88) }],
    categories: [{ id: 'engineering', title: 'Engineering', ...fit(84) }],
  },
};

export const rawFlat = {
  ...rawResults,
  attributes: {
    ...rawResults.attributes,
    flat: true,
    steadiness: null,
    traits: rawResults.attributes.traits.map((trait) => ({ ...trait, score: 3 })),
    careers: [],
    pathways: [],
    categories: [],
  },
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake API that serves the statements, accepts a quiz and returns its results. */
export const quizApiAnswers =
  (
    results: Answer = json({ data: rawResults }),
    submitAssessment: Answer = json({ data: { type: 'x', id: ID } }, 201),
  ) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url?.endsWith('/statements')) json({ data: rawStatements })(request, response);
    else if (request.method === 'POST') submitAssessment(request, response);
    else results(request, response);
  };
