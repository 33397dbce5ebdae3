import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { namesInScripts } from './script-names';

const read = async (code: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-scripts-'));
  try {
    await writeFile(path.join(folder, 'page.js'), code);
    const { names, injections } = await namesInScripts(folder);
    return { names: [...names], injections };
  } finally {
    await rm(folder, { recursive: true });
  }
};

it.each([
  ['storage keys', 'let c=(0,n.storedValue)({key:"signpost.map",version:1})', 'storage:signpost.map'],
  [
    'keys in constants',
    'const k="signpost.map";(0,n.storedValue)({version:1,key:k})',
    'storage:signpost.map',
  ],
  ['cookies', '(0,n.writeCookie)("signpost-map","x",{})', 'storage:signpost-map'],
  [
    'cookies of modules',
    'export default()=>{(0,n.writeCookie)("signpost-map","x",{})}',
    'storage:signpost-map',
  ],
  ['custom elements', 'window.customElements.define("signpost-map",A)', 'element:signpost-map'],
])('finds %s in the scripts of browsers', async (_, code, name) => {
  expect((await read(code)).names).toEqual([name]);
});

it.each([
  'a.api.injectEndpoints({endpoints:e=>({listRooms:e.query({}),getRoom:e.query({})})})',
  'a.api.injectEndpoints({endpoints:function(e){return{listRooms:e.query({}),"getRoom":e.query({})}}})',
  'a.api.injectEndpoints({endpoints:e=>({listRooms:e.query({read(){return{id:1}}}),getRoom:e.query(()=>({data:1}))})})',
  'a.api.injectEndpoints({endpoints(e){let q=1;return{listRooms:e.query({}),getRoom:q}}})',
])('finds endpoints that are defined together: %s', async (code) => {
  expect(await read(code)).toEqual({
    names: ['endpoint:listRooms', 'endpoint:getRoom'],
    injections: [['listRooms', 'getRoom']],
  });
});

it.each(['define("signpost-map",[],A)', 'n.storedValue({key:a+b})', 'n.storedValue', 'n.define("a")'])(
  'finds no name in %s',
  async (code) => {
    expect((await read(code)).names).toEqual([]);
  },
);
