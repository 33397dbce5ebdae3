import { createRenderer, type Renderer } from './renderer';

const load = async (): Promise<Renderer> => {
  const [{ Marked }, { default: purify }] = await Promise.all([import('marked'), import('dompurify')]);
  return createRenderer(new Marked(), purify(window));
};

let renderer: Promise<Renderer> | undefined;

/** [V-15] Markdown as safe HTML, in a browser. The libraries come with the first call; a failed download can be tried again. */
export const renderMarkdown = async (source: string): Promise<string> => {
  renderer ??= load().catch((error: unknown) => {
    renderer = undefined;
    throw error;
  });
  return (await renderer)(source);
};
