import type { BrowserContext, Frame } from '@playwright/test';
import { serveWholeProduct } from '../../hosts/whole-product/serve';
import { openOtherSite, startProduct, test, type OtherSite, type Page, type Product } from '../fixtures';

/** To a browser each of these names of this machine is a separate site; the product is at `localhost`. */
export const [PARTNER, COUNCIL, STRANGER] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;
/** Sites that may frame the product. */
export const PARTNERS = [PARTNER, COUNCIL, 'localhost'] as const;
type Host = typeof PARTNER | typeof COUNCIL | typeof STRANGER | 'localhost';

/** A host's page, which frames the address in its query. */
const FRAMING = `<!doctype html><title>Host</title><iframe title="Signpost" width="900" height="700"></iframe>
<script>document.querySelector('iframe').src = new URLSearchParams(location.search).get('show')</script>`;

interface Embedding {
  product: Product;
  /** A council's site with the whole product in its own pages. */
  council: { readonly url: string; close(): Promise<void> };
  origin(host: Host): string;
}

/**
 * Serves a product in embed mode and the sites around it, once for all tests of the file. The returned object is filled
 * before the first test.
 */
export const withEmbedding = (): Readonly<Embedding> => {
  let other: OtherSite;
  const filled = {
    origin: (host) => new URL(other.url.replace(PARTNER, host)).origin,
  } as Embedding;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    other = await openOtherSite(PARTNER, FRAMING);
    filled.product = await startProduct({
      EMBED: 'true',
      EMBED_PARTNERS: PARTNERS.map(filled.origin).join(' '),
    });
    filled.council = await serveWholeProduct(filled.product.url);
  });
  test.afterAll(async () => {
    await filled.council?.close();
    await filled.product?.stop();
    other?.close();
  });
  test.beforeEach(({ faults }) => {
    // Requests to this product are requests to elsewhere for the base URL; the browser requests the host's icon
    // by itself.
    faults.allow(/^request to elsewhere: http:\/\/localhost:\d+\//);
    faults.allow(/favicon/);
  });
  return filled;
};

/** Blocks third-party cookies in the browser, as most do or will; partitioned cookies still work. */
const blockThirdPartyCookies = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
};

export const UNIS = 'Universities and colleges';
export const WALL = 'Sign in to go on';

/** Opens a host's page that frames the list of universities. */
export const visit = async ({ product, origin }: Embedding, context: BrowserContext, host: Host) => {
  const page = await context.newPage();
  await blockThirdPartyCookies(page);
  const list = `${product.url.replace('127.0.0.1', 'localhost')}/explore/unis`;
  await page.goto(`${origin(host)}/?show=${encodeURIComponent(list)}`);
  const frame = page.frameLocator('iframe');
  return { page, frame, heading: frame.getByRole('heading', { level: 1 }) };
};

export const openWindow = async ({ page, frame }: Awaited<ReturnType<typeof visit>>): Promise<Page> => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  await popup.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return popup;
};

/** Redeems a handed-over sign-in from a page or a frame. Returns the response's status. */
export const accept = (frame: Frame | undefined, handed: unknown) =>
  frame?.evaluate(async (body) => {
    const answer = await fetch('/api/v1/identity/handover/accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status;
  }, handed);
