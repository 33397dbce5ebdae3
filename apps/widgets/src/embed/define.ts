import './embed-styles';
import { widgetElement } from './element';
import { KINDS, type Kind } from './kinds';

// A page may load this script twice, even in two versions: the first one defines each element.
for (const [kind, { element }] of Object.entries(KINDS)) {
  if (customElements.get(element))
    console.info(`Signpost: <${element}> is defined already; this script leaves it so.`);
  else customElements.define(element, widgetElement(kind as Kind));
}
