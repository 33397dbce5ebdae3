import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useIsSaved } from '@signpost/identity/save-buttons';
import { type CourseListItem, studyModeName } from '@signpost/api-client/courses';
import { MemoryRouter } from 'react-router-dom';
import { currentFavourites, keepFunctionalConsent, NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { ID, rawCourse, rawOther } from '../testing/fixtures';
import { CourseResult, type CourseResultProps } from './course-result';
import userEvent from '@testing-library/user-event';
import { LeaveGuard } from './leave-guard';
import { LeaveLink } from './leave-link';
import { aboutWhom, modeAndLength } from './words';
import { rememberCourse, useViewedCourses } from '../device/recent-courses';

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

describe('leaving the site', () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };

  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };

  /** Clicks a link, and returns whether a browser would follow it. */
  const follows = (name: RegExp, init: MouseEventInit = {}) => {
    let followed = false;
    const finish = (event: MouseEvent) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', finish, { once: true });
    fireEvent.click(screen.getByRole('link', { name }), init);
    return followed;
  };

  beforeEach(() => {
    render(
      <>
        <LeaveLink href="https://www.ucas.com/applying" site="UCAS" purpose="You apply there.">
          Apply
        </LeaveLink>
        <a href="/explore">Explore</a>
        <LeaveGuard />
      </>,
    );
  });

  it('asks before an external link is followed, with its purpose and its host', async () => {
    expect(follows(/Apply/)).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: 'You are about to leave Signpost' });
    expect(dialog).toHaveTextContent('You apply there.');
    expect(dialog).toHaveTextContent('The link leads to ucas.com.');
    expect(screen.getByRole('link', { name: 'Go to UCAS' })).toHaveAttribute(
      'href',
      'https://www.ucas.com/applying',
    );
  });

  it('closes the dialog when the visitor stays', async () => {
    follows(/Apply/);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: /close/i }));
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'does not ask for a click that opens another tab: %j',
    (init) => {
      expect(follows(/Apply/, init)).toBe(true);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('does not ask before a link of this site', () => {
    expect(follows(/Explore/)).toBe(true);
  });

  it('marks the link as one to another site', () => {
    expect(screen.getByRole('link', { name: 'Apply (another site)' })).toHaveAttribute(
      'rel',
      'external noopener',
    );
  });
});

describe('words', () => {
  const course = { studyModes: ['full-time'], duration: { min: 3, max: 3 }, distinction: null };

  it.each([
    [{}, 'Full-time, 3 years'],
    [
      { studyModes: ['full-time', 'part-time'], duration: { min: 3, max: 6 } },
      'Full-time or part-time, 3 to 6 years',
    ],
    [{ duration: { min: 1, max: 1 } }, 'Full-time, 1 year'],
    [{ duration: null }, 'Full-time'],
    [{ studyModes: [] }, '3 years'],
    [{ studyModes: [], duration: null }, ''],
  ])('formats the modes and length of %j', (more, expected) => {
    expect(modeAndLength({ ...course, ...more } as never).toLowerCase()).toBe(expected.toLowerCase());
  });

  it('names a mode that it does not know unchanged', () => {
    expect(studyModeName('distance')).toBe('Distance learning');
    expect(studyModeName('evenings')).toBe('evenings');
  });

  it.each([
    ['course', null, 'about 1,240 graduates of this course'],
    ['subject', 'law', 'about 1,240 graduates of law here'],
  ] as const)('says about whom a figure of the %s is', (level, subjectName, expected) => {
    expect(aboutWhom({ people: 1240, level, subjectName }, 'graduate')).toBe(expected);
  });
});

describe('recently viewed courses', () => {
  const course = { id: ID, title: 'Biology', provider: 'University of Bath' };
  const nth = (index: number) => ({ ...course, id: `${ID.slice(0, -1)}${index}`, title: `Course ${index}` });
  const viewed = () => renderHook(() => useViewedCourses()).result.current;
  const KEY = 'UcasCacheItem.viewedCourses';
  beforeEach(() => {
    localStorage.clear();
    keepFunctionalConsent(true);
  });
  afterEach(() => keepFunctionalConsent(false));

  it('are the eight latest ones, each once, latest first', () => {
    for (let index = 0; index < 10; index += 1) rememberCourse(nth(index));
    rememberCourse(nth(5));
    expect(viewed().map(({ title }) => title)).toEqual(
      [5, 9, 8, 7, 6, 4, 3, 2].map((index) => `Course ${index}`),
    );
  });

  it('keep the English title, of which the address of the course is made [B-21]', () => {
    rememberCourse({ ...course, title: 'Bioleg', englishTitle: 'Biology' });
    expect(viewed()).toEqual([{ ...course, title: 'Bioleg', englishTitle: 'Biology' }]);
  });

  it('are stored only with consent to functional storage', () => {
    keepFunctionalConsent(false);
    rememberCourse(course);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are removed from the device seven days after the last one [K-06]', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-01T09:00:00Z'));
    rememberCourse(course);
    clock.mockReturnValue(Date.parse('2026-11-08T08:59:59Z'));
    expect(viewed()).toHaveLength(1);
    clock.mockReturnValue(Date.parse('2026-11-08T09:00:00Z'));
    expect(viewed()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
    clock.mockRestore();
  });

  it('are none when the stored list cannot be read', () => {
    rememberCourse({ ...course, id: rawOther.id });
    const stored = localStorage.getItem(KEY) ?? '';
    expect(stored).toContain(rawOther.id);
    localStorage.setItem(KEY, stored.replace(rawOther.id, 'javascript:alert(1)'));
    expect(viewed()).toEqual([]);
  });
});
