import { ownerOf } from './owner-of-path';

const unis = { name: 'unis', paths: ['/explore/unis', '/explore/unis/:uniId/:uniName'] };
const courses = { name: 'courses', paths: ['/explore/courses'] };

describe('the owner of a path', () => {
  it.each([
    ['/explore/unis', unis],
    ['/explore/unis/', unis],
    ['/explore/unis/1/bath', unis],
    ['/explore/courses', courses],
    ['/cy/explore/unis/1/bath', unis],
    ['/explore/unis/1', undefined],
    ['/', undefined],
    ['/explore/%E0%A4%A', undefined],
  ])('of %s is found by pattern, or is undefined [B-07]', (path, owner) => {
    expect(ownerOf([unis, courses], path)).toBe(owner);
  });
});
