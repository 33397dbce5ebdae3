import { RELOAD_EVENTS_PATH } from '../reload-events';

/** Path of the script that reloads an open page when a newer build is shown. */
export const RELOAD_SCRIPT_PATH = '/__dev/reload.js';

/** A page shows the build that is latest when it connects, so the first event is not news. */
export const RELOAD_SCRIPT = `{
  let shown;
  new EventSource('${RELOAD_EVENTS_PATH}').onmessage = ({ data }) => {
    const { state, hash } = JSON.parse(data);
    if (state !== 'live') return;
    if (shown !== undefined && shown !== hash) location.reload();
    shown = hash;
  };
}
`;

/** Adds the script to a page, with the nonce of the page's policy. */
export const withReloadScript = (html: string, policy: string): string => {
  const nonce = /'nonce-([\w+/=-]+)'/.exec(policy)?.[1] ?? '';
  return html.replace(
    '</body>',
    `<script nonce="${nonce}" src="${RELOAD_SCRIPT_PATH}" async></script></body>`,
  );
};
