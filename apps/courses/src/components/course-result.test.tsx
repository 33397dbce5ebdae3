import { act, cleanup, render, screen } from '@testing-library/react';
import { useIsSaved } from '@signpost/identity/save-buttons';
import type { CourseListItem } from '@signpost/api-client/courses';
import { MemoryRouter } from 'react-router-dom';
import { currentFavourites, NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { ID, rawCourse, rawOther } from '../testing/fixtures';
import { CourseResult, type CourseResultProps } from './course-result';

beforeEach(() => void setFavourites(NO_FAVOURITES));

const Result = (props: Omit<CourseResultProps, 'saved'>) => (
  <CourseResult {...props} saved={useIsSaved('courses')(props.course)} />
);
const show = (changes: object = {}, more: Partial<CourseResultProps> = {}) => {
  const course = { ...rawCourse, studyModes: [], ...changes } as unknown as CourseListItem;
  render(
    <MemoryRouter>
      <Result {...more} course={course} />
    </MemoryRouter>,
  );
  return screen.getByRole('article');
};
const places = (...names: string[]) => ({ locations: names.map((name) => ({ name })) });

describe('course in a list', () => {
  it.each([
    [places('Claverton Down'), 'University of Bath, Claverton Down'],
    [places('Claverton Down', 'Claverton Down', 'Swindon'), 'University of Bath, Claverton Down and Swindon'],
    [places('One', 'Two', 'Three'), 'University of Bath, 3 places'],
    [places(), 'University of Bath, Bath'],
    [{ ...places(), provider: { ...rawCourse.provider, town: null } }, 'University of Bath'],
  ])('names its places: %j', (changes, expected) => {
    expect(show(changes)).toHaveTextContent(new RegExp(`${expected}(?!,)`));
  });

  it('mentions options only when there are several [E-03]', () => {
    expect(show({ courseCount: 1 })).not.toHaveTextContent('to choose from');
  });

  it('shows the distance and the note, and keeps the query in its link', () => {
    const card = show({}, { distance: '3.2 miles from BA2', comparison: 'A note', carry: '?postcode=BA2' });
    expect(card).toHaveTextContent('A note');
    expect(card).toHaveTextContent('3.2 miles from BA2');
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      `/explore/courses/${ID}/computer-science?postcode=BA2`,
    );
  });

  it('says when its title is of an earlier collection than its figures [E-03]', () => {
    expect(show({ titleYear: 2024 })).toHaveTextContent('Title as published in 2024');
    cleanup();
    expect(show({ titleYear: 2025 })).not.toHaveTextContent('Title as published');
  });

  it('says what is not published, never zero', () => {
    const card = show(rawOther);
    expect(card).toHaveTextContent('Entrants’ pointsNot published');
    expect(card).toHaveTextContent('Pay after 15 monthsNot published');
    expect(card).not.toHaveTextContent('£0');
  });

  it('shows a very long title in full', () => {
    const title = 'Computer Science with Industrial Placement '.repeat(10).trim();
    expect(show({ title })).toHaveTextContent(title);
  });

  it('is saved with its title, provider and page, and removed again [E-14]', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Save Computer Science, University of Bath' }).click());
    expect(currentFavourites().courses).toEqual([
      {
        ...{ id: ID, title: 'Computer Science, University of Bath' },
        url: `/explore/courses/${ID}/computer-science`,
      },
    ]);
    act(() => screen.getByRole('button', { name: 'Saved Computer Science, University of Bath' }).click());
    expect(currentFavourites().courses).toEqual([]);
  });
});
