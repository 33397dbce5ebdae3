import { removeFiberTags } from './fiber-tags';

/** Runs the function `walk` of a source. */
const run = (source: string, tag: number): unknown =>
  new Function('fiber', `${source}; return walk(fiber);`)({ tag });

const SOURCE = `
function walk(fiber) {
  var steps = [];
  for (var i = 0; i < 2; i++)
    switch (fiber.tag) {
      case 26:
        var name = 'head';
        steps.push(name);
        break;
      case 5:
        name = 'element';
        steps.push(name);
      case 27:
        steps.push('also after an element');
        break;
      case 30:
      case 6:
        steps.push(26 === fiber.tag || 27 !== fiber.tag ? 'text' : 'never');
        break;
      default:
        steps.push('unknown');
    }
  return steps.join();
}`;

describe('removing kinds of fibers', () => {
  const result = removeFiberTags(SOURCE, 'react.js', { 26: 2, 27: 2, 30: 1 });

  it('removes their cases and comparisons', () => {
    expect(result).not.toMatch(/26|27|30/);
    expect(run(result, 26)).toBe('unknown,unknown');
  });

  it('keeps the others: falling through, shared cases, and variables that a removed case declared', () => {
    for (const tag of [5, 6, 7]) expect(run(result, tag)).toBe(run(SOURCE, tag));
  });

  it('throws when a tag is in more or fewer places than expected', () => {
    expect(() => removeFiberTags(SOURCE, 'react.js', { 26: 3 })).toThrow(
      'react.js has tag 26 in 2 places, not 3',
    );
  });
});
