/** The text of `proofs.md`: each clause with links to its tests. */
export const writeProofs = (clauses, proofs) => {
  const files = [...new Set(clauses.map(({ file }) => file))].sort();
  const lines = ({ code, title, file }) => {
    const links = [...(proofs.get(code) ?? [])].sort().map((test) => `  - [${test}](../../${test})`);
    const anchor = `${code} ${title}`
      .trim()
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-');
    return [`- [${code}](${file}#${anchor})`, ...links];
  };
  return [
    '# Proofs',
    '',
    'Which tests cite which clause. This page is written by `npm run specification`; do not edit it.',
    ...files.flatMap((file) => [
      '',
      `## ${file.replace('.md', '').replace(/^./, (letter) => letter.toUpperCase())}`,
      '',
      ...clauses.filter((clause) => clause.file === file).flatMap(lines),
    ]),
    '',
  ].join('\n');
};
