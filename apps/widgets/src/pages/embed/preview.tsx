import { createElement, useEffect } from 'react';
import { KINDS } from '../../embed/kinds';
import { frameTitle, widgetOf, type Chosen, type Way } from './snippets';
import styles from './page.module.css';

/** Loads an embed script once: its element definitions and its listener persist. */
const loadScript = (src: string): void => {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
};

/** Preview of the guide with the same script and address that hosts use. */
export const Preview = ({ way, chosen }: { way: Way; chosen: Chosen }) => {
  const { element, attribute } = KINDS[chosen.kind];
  const framed = way === 'frame';
  useEffect(() => loadScript(framed ? '/embed/frame.js' : '/embed/widgets.js'), [framed]);
  return framed ? (
    <iframe
      data-signpost=""
      className={styles.frame}
      src={widgetOf(chosen)}
      title={frameTitle(chosen)}
      lang={chosen.language}
      loading="lazy"
    />
  ) : (
    createElement(element, {
      [attribute]: chosen.id,
      lang: chosen.language,
      theme: chosen.theme || undefined,
    })
  );
};
