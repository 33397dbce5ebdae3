import type { Page } from 'playwright-core';
import { buildReactHost } from '@signpost/e2e/hosts/build';
import { serveHosts } from '@signpost/e2e/hosts/serve';
import { serveWholeProduct } from '@signpost/e2e/hosts/whole-product/serve';
import { atMost, BUDGETS } from '../budgets';
import { measureEmbedding } from '../measurements/embed';
import { kB, table } from '../report';
import type { MeasureSection } from './section';

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const hasHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Computer science', exact: true }).waitFor();

const FEDERATED = 'federated module, React the host’s';
const ELEMENT = 'custom elements, two guides';

/** Cost of each way of embedding for a host's visitors: bytes, and the time until it is interactive. */
export const embedSection: MeasureSection = async ({ product, quick }) => {
  const hosts = await serveHosts();
  const shell = await product.shell('ours', { EMBED_PARTNERS: hosts.origin() });
  const from = shell.origin;
  hosts.site = from;
  const whole = await serveWholeProduct(from);
  try {
    await buildReactHost(from);
    const hostUrl = (host: string) => `${hosts.origin()}/${host}/`;
    const costs = await measureEmbedding(
      [
        {
          name: 'page of its own',
          address: `${from}/subject-widget?subject=computer-science`,
          from,
          ready: hydrated,
        },
        { name: FEDERATED, address: hostUrl('react-18'), from, ready: hasHeading },
        { name: ELEMENT, address: hostUrl('plain'), from, ready: hasHeading },
        {
          name: 'frame',
          address: hostUrl('frame'),
          from,
          ready: (page) => page.frameLocator('iframe').locator('html[data-hydrated]').waitFor(),
        },
        {
          name: 'whole product in a host’s page',
          address: `${whole.url}/explore/unis`,
          from: whole.url,
          ready: hydrated,
        },
      ],
      quick ? 1 : 5,
    );
    const codeOf = (name: string) => costs.find((cost) => cost.name === name)?.code ?? NaN;
    return {
      title: 'Embedding (kB over the wire, brotli)',
      table: table(
        ['way', 'JS and CSS', 'the rest', 'requests', 'interactive ms'],
        costs.map(({ name, code, rest, requests, interactive }) => [
          name,
          kB(code),
          kB(rest),
          requests,
          Math.round(interactive),
        ]),
      ),
      note: 'Downloads from the product, with an empty cache, on this machine without network delay. Interactive is when the page is hydrated, or the guide’s title is shown.',
      verdicts: [
        atMost('embedded, React shared', codeOf(FEDERATED), BUDGETS.embeddedShared, 'kB'),
        atMost('embedded, standalone', codeOf(ELEMENT), BUDGETS.embeddedStandalone, 'kB'),
      ],
      data: costs,
    };
  } finally {
    await whole.close();
    await shell.stop();
    await hosts.close();
  }
};
