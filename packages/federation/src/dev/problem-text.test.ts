import { problemText } from './problem-text';

describe('text of a failed build', () => {
  it('names each file and its error, without the compiler’s own stack', () => {
    const swc = `Module build failed:\nError:   x Expected '{'\n 21 | export cnst\n\n\nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>`;
    expect(
      problemText([
        { moduleName: './src/a.tsx', message: swc },
        { moduleName: './src/b.tsx', message: "Can't resolve './c'\n    at finish (resolver.js:1:1)" },
      ]),
    ).toBe(
      "./src/a.tsx\nModule build failed:\nError:   x Expected '{'\n 21 | export cnst\n\n./src/b.tsx\nCan't resolve './c'",
    );
  });

  it('omits the file when the compiler names none', () => {
    expect(problemText([{ message: 'no such entry' }])).toBe('no such entry');
  });
});
