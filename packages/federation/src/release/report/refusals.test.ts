import { writeRelease, type Overrides } from '../testing/broken-release';
import { provided } from '../testing/provided';
import { expectReleasable } from './refusals';

/** Checks the kit's small remote, with the given defects, against a shell that offers contract 1.1.0. */
const judge = async (how: Overrides): Promise<void> => {
  const { remove, ...candidate } = await writeRelease(how);
  await expectReleasable(candidate, provided, '1.1.0').finally(remove);
};

it('accepts a build that matches its declarations', async () => {
  await expect(judge({})).resolves.toBeUndefined();
});

describe('build is refused', () => {
  it('when it needs a newer contract than the live shell offers', async () => {
    const contract = '^1.2.0';
    await expect(judge({ config: { contract }, manifest: { contract } })).rejects.toThrow(
      'tiny is not released:\n  contract range: needs contract ^1.2.0; this shell offers 1.1.0',
    );
  });

  it('when a route costs more than its budget', async () => {
    await expect(judge({ config: { budget: 30 } })).rejects.toThrow(
      'bytes in budget: tiny.page is 53 bytes, 23 over the budget of 30',
    );
  });

  it('when it declares paths and slots that it does not export, and says which', async () => {
    const said = { paths: ['/tiny', '/big'], slots: ['home.row', 'card.courses', 'explore.row'] as const };
    const broken = judge({ config: said, manifest: { ...said, slots: [...said.slots] } });
    await expect(broken).rejects.toThrow(
      /\/big is owned and has no route[\s\S]*explore\.row is declared and not filled/,
    );
  });

  it('when its server build does not start', async () => {
    await expect(judge({ before: "throw new Error('broken at once');" })).rejects.toThrow('broken at once');
  });
});
