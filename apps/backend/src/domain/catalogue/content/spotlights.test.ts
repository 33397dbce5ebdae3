import { shippedCatalogue } from '../../../testing/catalogue';

const figuresIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap(([, ...found]) =>
    found.filter(Boolean).map((figure) => Number(figure.replaceAll(',', ''))),
  );

it('figures in spotlights are those that are published of their provider [R-18]', async () => {
  const catalogue = await shippedCatalogue();
  const providers = new Map(
    [...catalogue.providers()].map((provider) => [provider.ukprn, provider] as const),
  );
  const wrong = catalogue.content('spotlights').flatMap(({ id, provider, title, summary, body }) => {
    const own = providers.get(provider ?? '');
    if (!own) return [];
    const text = [title, summary, body].join('\n');
    const counts = [own.courseCount, ...own.subjects.map(({ courses }) => courses)];
    const shares = [own.continuation?.percent, own.employment?.percent];
    const unpublished = [
      ...figuresIn(text, /(?:(\d[\d,]*) of (?:\S+ )?)?(\d[\d,]*) courses/g).filter(
        (n) => !counts.includes(n),
      ),
      ...figuresIn(text, /(\d+)%/g).filter((n) => !shares.includes(n)),
      ...figuresIn(text, /£(\d[\d,]*)/g).filter((n) => own.salary?.median !== n),
    ];
    return unpublished.map((figure) => `${id}: ${figure}`);
  });
  expect(wrong).toEqual([]);
});

it('call the pay of a provider a mean of its subjects, which it is, and never a median [R-18]', async () => {
  const paid = (await shippedCatalogue())
    .content('spotlights')
    .filter(({ provider, body, summary }) => provider && /£\d/.test(summary + body));
  const unsaid = paid.filter(
    ({ summary, body }) => !/mean of its subjects/.test(summary + body) || /median/i.test(summary + body),
  );
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});
