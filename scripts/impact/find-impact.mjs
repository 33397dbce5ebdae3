const isSlot = (name) => /^[a-z][\w-]*(\.[\w-]+)+$/.test(name);

/** The app or package of a file. */
const workspaceOf = (file) => file.split('/').slice(0, 2).join('/');

/** Finds what a name is. Throws when no file declares it. */
const kindOf = (name, files) => {
  if (isSlot(name)) return { kind: 'slot', declaredIn: [] };
  const declaring = (part) => [...files].filter(([, source]) => source[part].has(name)).map(([file]) => file);
  const endpoints = declaring('endpoints');
  if (endpoints.length > 0) return { kind: 'endpoint', declaredIn: endpoints };
  const exports = declaring('exports').filter((file) => file.startsWith('packages/'));
  if (exports.length > 0) return { kind: 'export', declaredIn: exports };
  throw new Error(
    `No package exports ${name}, and no API has an endpoint of that name. Slots are named like home.row.`,
  );
};

const USED_IN = { slot: 'texts', endpoint: 'calls', export: 'imports' };

/**
 * Finds which files use a slot, an endpoint or an export of a package. A use inside a package is followed to the users of
 * what that file exports; `through` then says which export. `files` has what `readSource` returns, by path.
 */
export const findImpact = (name, files) => {
  const { kind, declaredIn } = kindOf(name, files);
  const uses = new Map();
  const seen = new Set([name]);
  const queue = [{ part: USED_IN[kind], wanted: name, through: undefined }];
  for (const { part, wanted, through } of queue) {
    for (const [file, source] of files) {
      if (!source[part].has(wanted) || declaredIn.includes(file) || uses.has(file)) continue;
      uses.set(file, { file, workspace: workspaceOf(file), through });
      if (!file.startsWith('packages/') || kind === 'slot') continue;
      for (const exported of source.exports) {
        if (seen.has(exported)) continue;
        seen.add(exported);
        queue.push({ part: 'imports', wanted: exported, through: exported });
      }
    }
  }
  return { kind, declaredIn, uses: [...uses.values()] };
};
