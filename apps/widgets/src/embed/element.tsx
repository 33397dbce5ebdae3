import { createRoot, type Root } from 'react-dom/client';
import { tellFrom } from './events';
import { KINDS, type Kind } from './kinds';
import { adoptStyles } from './styles';
import { Widget, type Theme } from './widget';

const THEMES: readonly string[] = ['light', 'dark', 'contrast'] satisfies Theme[];

const themeOf = (value: string | null): Theme | undefined =>
  value !== null && THEMES.includes(value) ? (value as Theme) : undefined;

/**
 * Makes the class of a widget's element. Its guide is an attribute and a property (`industry-guide`, `industryGuide`), its
 * `theme` too; its own children stand in its place until the guide does.
 */
export const widgetElement = (kind: Kind): CustomElementConstructor => {
  const { attribute, property } = KINDS[kind];
  class SignpostWidget extends HTMLElement {
    static readonly observedAttributes = [attribute, 'theme'];
    readonly #shadow = this.attachShadow({ mode: 'open' });
    readonly #tell = tellFrom(this);
    #root: Root | undefined;

    connectedCallback(): void {
      adoptStyles(this.#shadow);
      for (const name of [property, 'theme']) this.#takeUp(name);
      this.#root ??= createRoot(this.#shadow);
      this.#render();
    }

    /** Taken out for good it frees everything; moved to another place it stays as it is. */
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

    get theme(): string {
      return this.getAttribute('theme') ?? '';
    }

    set theme(value: string) {
      this.setAttribute('theme', value);
    }

    /** A property that was set before the element was known would hide the accessor. */
    #takeUp(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }

    #render(): void {
      this.#root?.render(
        <Widget
          kind={kind}
          id={this.getAttribute(attribute)?.trim() ?? ''}
          theme={themeOf(this.getAttribute('theme'))}
          tell={this.#tell}
          waiting={<slot />}
        />,
      );
    }
  }
  Object.defineProperty(SignpostWidget.prototype, property, {
    get(this: HTMLElement) {
      return this.getAttribute(attribute) ?? '';
    },
    set(this: HTMLElement, value: unknown) {
      this.setAttribute(attribute, String(value ?? ''));
    },
    enumerable: true,
    configurable: true,
  });
  return SignpostWidget;
};
