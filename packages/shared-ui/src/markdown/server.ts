import { createRenderer, type Renderer } from './renderer';

const load = async (): Promise<Renderer> => {
  const [{ Marked }, { default: purify }] = await Promise.all([
    import('marked'),
    import('isomorphic-dompurify'),
  ]);
  return createRenderer(new Marked(), purify);
};

let renderer: Promise<Renderer> | undefined;

/**
 * [V-15] Renders Markdown to safe HTML on a server, identical to the browser's. jsdom is loaded by the first call, not
 * at startup.
 */
export const renderMarkdown = async (source: string): Promise<string> => {
  renderer ??= load();
  return (await renderer)(source);
};
