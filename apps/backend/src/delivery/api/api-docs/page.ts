import type { OpenApi, Operation, Parameter } from './document';

interface Call {
  path: string;
  method: string;
  operation: Operation;
}

/** Renders the OpenAPI document as an HTML page without scripts: every endpoint with its parameters, by group. */
export const docsPage = (document: OpenApi, jsonPath: string): string => {
  const families = new Map<string, Call[]>();
  for (const call of callsOf(document)) {
    const family = call.operation.tags[0] ?? '';
    families.set(family, [...(families.get(family) ?? []), call]);
  }
  const { title, description } = document.info;
  const contents = [...families.keys()].map(
    (name) => `<li><a href="#${idOf(name)}">${escape(name)}</a></li>`,
  );
  const sections = [...families].map(
    ([name, calls]) => `<h2 id="${idOf(name)}">${escape(name)}</h2>${calls.map(callSection).join('')}`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(description)}</p>
<p>Errors are problem documents (RFC 7807). They name the parameter at fault. Parameters that a call does not know are
ignored, and blank ones count as left out. The whole description is also
<a href="${jsonPath}">an OpenAPI document</a>.</p>
<nav aria-label="Families of calls"><ul>${contents.join('')}</ul></nav>
${sections.join('')}
</main>
</body>
</html>
`;
};

const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const callSection = ({ path, method, operation }: Call): string => {
  const { summary, parameters, requestBody } = operation;
  const body = requestBody && Object.keys(requestBody.content);
  return [
    '<section>',
    `<h3><code>${method} ${escape(path)}</code></h3>`,
    summary ? `<p>${escape(summary)}.</p>` : '',
    parameters.length > 0 ? parameterTable(parameters) : '',
    body ? `<p>Takes a body: ${body.map(escape).join(', ')}.</p>` : '',
    '</section>',
  ].join('');
};

const parameterTable = (parameters: readonly Parameter[]): string =>
  `<div class="table" tabindex="0" role="region" aria-label="Parameters"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">Needed</th><th scope="col">What it takes</th></tr></thead>
<tbody>${parameters.map(parameterRow).join('')}</tbody></table></div>`;

const parameterRow = ({ name, required, description, schema }: Parameter): string =>
  `<tr><th scope="row"><code>${escape(name)}</code></th><td>${required ? 'Yes' : 'No'}</td><td>${escape(
    [description ?? schema['description'], takes(schema)].filter(Boolean).join(' '),
  )}</td></tr>`;

/** The allowed values of a parameter and its default, where the schema lists them. */
const takes = (schema: Parameter['schema']): string => {
  const words = Array.isArray(schema['enum']) ? `One of ${schema['enum'].join(', ')}.` : '';
  const usual = schema['default'] === undefined ? '' : ` ${JSON.stringify(schema['default'])} when left out.`;
  return `${words}${usual}`.trim();
};

const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLES = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
code { font: 0.95em ui-monospace, monospace; overflow-wrap: anywhere; }
h2 { margin-block: 3rem 0; }
h3 { margin-block: 2rem 0.25rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-block-end: 1px solid; text-align: start; vertical-align: top; }
a:focus-visible, .table:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;
