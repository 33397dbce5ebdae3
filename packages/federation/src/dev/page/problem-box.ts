const ID = 'signpost-dev-problem';

/** Shows why the last build failed, over the page that still runs the previous build; hides it without a text. */
export const showProblem = (problem: string | undefined): void => {
  document.getElementById(ID)?.remove();
  if (problem === undefined) return;
  const box = document.createElement('pre');
  box.id = ID;
  box.setAttribute('role', 'alert');
  box.textContent = problem;
  // Set one property at a time: the page's policy allows that, but no style attribute.
  Object.assign(box.style, {
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: '2147483647',
    maxBlockSize: '50vh',
    margin: '0',
    padding: '1rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    font: '14px/1.5 ui-monospace, monospace',
    color: '#fff',
    background: '#8c1016',
  });
  document.body.append(box);
};
