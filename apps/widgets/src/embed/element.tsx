import { createRoot, type Root } from 'react-dom/client';
import { notifyFrom } from './events';
import { KINDS, type Kind } from './kinds';
import { languageAt } from './language/language-at';
import { adoptStyles } from './styles';
import { Widget, type Theme } from './widget';

const THEMES: readonly string[] = ['light', 'dark', 'contrast'] satisfies Theme[];

const themeOf = (value: string | null): Theme | undefined =>
  value !== null && THEMES.includes(value) ? (value as Theme) : undefined;

/** Sets a property again that was set before the element was defined, because it would hide the accessor. */
const upgradeProperty = (element: HTMLElement, name: string): void => {
  if (!Object.hasOwn(element, name)) return;
  const value: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
};

/** Defines a property that reads and sets an attribute. */
const reflect = (prototype: HTMLElement, property: string, attribute: string): void => {
  Object.defineProperty(prototype, property, {
    get(this: HTMLElement) {
      return this.getAttribute(attribute) ?? '';
    },
    set(this: HTMLElement, value: unknown) {
      this.setAttribute(attribute, String(value ?? ''));
    },
    enumerable: true,
    configurable: true,
  });
};

/**
 * Creates the class of a widget's element. Its guide is an attribute and a property (`industry-guide`,
 * `industryGuide`), and so are its `theme` and `compact`; its language is that of its `lang`, or of the closest ancestor's
 * when it is connected. Its own children are shown until the guide is rendered.
 */
export const widgetElement = (kind: Kind): CustomElementConstructor => {
  const { attribute, property } = KINDS[kind];
  class SignpostWidget extends HTMLElement {
    static readonly observedAttributes = [attribute, 'theme', 'compact', 'lang'];
    readonly #shadow = this.attachShadow({ mode: 'open' });
    readonly #notifyHost = notifyFrom(this);
    readonly #onMove = (id: string): void => this.setAttribute(attribute, id);
    #root: Root | undefined;

    connectedCallback(): void {
      adoptStyles(this.#shadow);
      for (const name of [property, 'theme', 'compact']) upgradeProperty(this, name);
      this.#root ??= createRoot(this.#shadow);
      this.#render();
    }

    /** Unmounts when removed for good; keeps its state when moved to another place. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = undefined;
      });
    }

    attributeChangedCallback(): void {
      this.#render();
    }

    get compact(): boolean {
      return this.hasAttribute('compact');
    }

    set compact(value: boolean) {
      this.toggleAttribute('compact', value);
    }

    get theme(): string {
      return this.getAttribute('theme') ?? '';
    }

    set theme(value: string) {
      this.setAttribute('theme', value);
    }

    #render(): void {
      this.#root?.render(
        <Widget
          kind={kind}
          id={this.getAttribute(attribute)?.trim() ?? ''}
          language={languageAt(this)}
          theme={themeOf(this.getAttribute('theme'))}
          compact={this.compact}
          notifyHost={this.#notifyHost}
          onMove={this.#onMove}
          waiting={<slot />}
        />,
      );
    }
  }
  reflect(SignpostWidget.prototype, property, attribute);
  return SignpostWidget;
};
