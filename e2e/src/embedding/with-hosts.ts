import { serveHosts, type Hosts } from '../../hosts/serve';
import { expect, startShell, test, type Product } from '../fixtures';

interface HostsAndProduct {
  hosts: Hosts;
  product: Product;
  /** The address of a host's page. */
  at(host: string): string;
}

/** The data of guides in the hosts' pages. A guide is answered once its pictures are generated. */
const GUIDES = [
  '/embed/data/subject-widget?subject=computer-science',
  '/embed/data/industry-guide-widget?industryGuide=healthcare',
];

/**
 * Serves the host sites, and starts a product that they embed, once for all tests of the file. `settings` returns the
 * product's settings for these hosts. The returned object is filled before the first test.
 */
export const withHosts = (
  settings: (hosts: Hosts) => Readonly<Record<string, string>>,
): Readonly<HostsAndProduct> => {
  const filled = { at: (host) => `${filled.hosts.origin()}/${host}/` } as HostsAndProduct;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    filled.hosts = await serveHosts();
    filled.product = await startShell(settings(filled.hosts));
    filled.hosts.site = filled.product.url;
    const headers = { origin: filled.hosts.origin() };
    for (const guide of GUIDES)
      await expect.poll(async () => (await fetch(filled.product.url + guide, { headers })).status).toBe(200);
  });
  test.afterAll(async () => {
    await filled.product?.stop();
    await filled.hosts?.close();
  });
  test.beforeEach(({ faults }) => {
    // Requests to this product are requests to elsewhere for the base URL.
    faults.allow(/^request to elsewhere: http:\/\/(localhost|127\.0\.0\.1):\d+\//);
  });
  return filled;
};
