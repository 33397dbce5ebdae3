import { rawCourse } from './fixtures';
import type { CourseListItem } from './types';
import { countedWaysWords, groupWays, waysWords } from './ways';

const course = (id: string, distinction: string | null, more: Partial<CourseListItem> = {}) =>
  ({ ...rawCourse, id, distinction, ...more }) as unknown as CourseListItem;

describe('ways to take one course', () => {
  it('are grouped when they differ only in code, mode, length or an extra year [E-03]', () => {
    const groups = groupWays([
      course('1', 'course code 1157'),
      course('2', null, { title: 'Law' }),
      course('3', 'with foundation year, part-time'),
      course('4', null),
    ]);
    expect(groups.map(({ course: { id }, ways }) => [id, ways.map((way) => way.id)])).toEqual([
      ['1', ['3', '4']],
      ['2', []],
    ]);
    expect(waysWords(groups[0]?.ways ?? [])).toBe(
      'Also: with foundation year, part-time; the standard course',
    );
    expect(countedWaysWords(groups)).toBe('2 on this page are other ways to take the same course');
    expect(waysWords([])).toBeNull();
    expect(countedWaysWords([])).toBeNull();
  });

  it('are not grouped over campuses, awards or providers [E-03]', () => {
    const elsewhere = { ...rawCourse.provider, shortId: '10007803' } as CourseListItem['provider'];
    const courses = [
      course('1', 'Luton Campus'),
      course('2', 'Bedford Campus, part-time'),
      course('3', null, { qualification: 'MComp (Hons)' }),
      course('4', null, { provider: elsewhere }),
    ];
    expect(groupWays(courses).map(({ ways }) => ways)).toEqual([[], [], [], []]);
  });
});
