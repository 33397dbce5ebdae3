import { createRenderer, type Renderer } from './renderer';

const load = async (): Promise<Renderer> => {
  const [{ Marked }, { default: purify }] = await Promise.all([import('marked'), import('dompurify')]);
  return createRenderer(new Marked(), purify(window));
};

let renderer: Promise<Renderer> | undefined;

/**
 * [V-15] Renders Markdown to safe HTML in a browser. The libraries are loaded on the first call; a failed download is
 * retried by the next.
 */
export const renderMarkdown = async (source: string): Promise<string> => {
  renderer ??= load().catch((error: unknown) => {
    renderer = undefined;
    throw error;
  });
  return (await renderer)(source);
};
