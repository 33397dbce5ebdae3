import { renderHook } from '@testing-library/react';
import { keepFunctionalConsent } from '@signpost/identity';
import { ID, rawOther } from '../testing/fixtures';
import { rememberCourse, useViewedCourses } from './recent-courses';

const course = { id: ID, title: 'Biology', provider: 'University of Bath' };
const nth = (index: number) => ({ ...course, id: `${ID.slice(0, -1)}${index}`, title: `Course ${index}` });
const viewed = () => renderHook(() => useViewedCourses()).result.current;
const KEY = 'UcasCacheItem.viewedCourses';

beforeEach(() => {
  localStorage.clear();
  keepFunctionalConsent(true);
});
afterEach(() => keepFunctionalConsent(false));

describe('recently viewed courses', () => {
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
