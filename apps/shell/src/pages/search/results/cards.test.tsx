/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentFavourites } from '@signpost/identity';
import type { SearchHit } from '@signpost/api-client/search';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import type { CardProps } from '@signpost/federation/contract';
import { slotsOf } from '../../../testing/fill-slots';
import { open, answerSearches } from '../testing/open';
import { answer, raw } from '../testing/records';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => {
  answerSearches(server, () =>
    answer([raw('1', 'Law', { provider: 'Cardiff University', town: 'Cardiff', qualification: 'LLB' })]),
  );
});
afterAll(() => server.close());

const visit = (slots: ReturnType<typeof slotsOf>, query = '') =>
  open(`/explore/search/courses${query}`, server, slots);
const cardBy = (Component: (props: CardProps<SearchHit>) => unknown) => () =>
  Promise.resolve({ Component, facts: () => [] });

/** Expects the shell's own card: name, one line, link, save. */
const expectPlainCard = async () => {
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Law' })).toHaveAttribute('href', '/explore/thing/1');
  expect(card.getByText('Cardiff University, Cardiff, LLB')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Save Law, Cardiff University' }));
  expect(currentFavourites().courses.map(({ id }) => id)).toEqual(['1']);
  await userEvent.click(card.getByRole('button', { name: 'Saved Law, Cardiff University' }));
};

describe('the card of a result', () => {
  it('is the one of the squad that owns the kind, with the record, its position and the save button [R-16]', async () => {
    const loadedSlots: string[] = [];
    const slots = slotsOf({
      'card.courses': cardBy(({ record, layout, level, action }) => (
        <article>
          {record.name} as a {layout} at {level} {action}
        </article>
      )),
      'card.careers': () => Promise.reject(new Error('asked for a kind that is not shown')),
    });
    const { fillers } = slots;
    await visit({ ...slots, fillers: (slot) => (loadedSlots.push(slot), fillers(slot)) });
    expect(screen.getByRole('article')).toHaveTextContent('Law as a row at 3 Save Law');
    expect(loadedSlots).toEqual(['card.courses']);
  });

  it('is the shell’s plain card when the squad’s remote fails to load [R-16]', async () => {
    const slots = slotsOf({ 'card.courses': null }, () => Promise.reject(new Error('dead')));
    await visit(slots);
    await expectPlainCard();
    expect(slots.failures).toEqual(['squad card.courses']);
  });

  it('is the shell’s plain card after the timeout when the squad’s remote hangs [R-16]', async () => {
    const start = performance.now();
    await visit(slotsOf({ 'card.courses': () => new Promise(() => undefined) }));
    expect(performance.now() - start).toBeLessThan(3_500);
    await expectPlainCard();
  });

  it('is the shell’s plain card when the squad’s card cannot be rendered [R-16]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    await visit(
      slotsOf({
        'card.courses': cardBy(() => {
          throw new Error('render failed');
        }),
      }),
    );
    await expectPlainCard();
  });

  it('is not loaded for a map [R-16]', async () => {
    const slots = slotsOf({ 'card.courses': () => Promise.reject(new Error('asked')) });
    await visit(slots, '?view=map');
    expect(slots.failures).toEqual([]);
  });
});
