import { dropQuery, type Planted, setHeader, swallow } from './planted.ts';

export const PASTE: readonly Planted[] = [
  {
    name: 'a deletion without effect',
    checks: ['deletePaste:effect'],
    fault: () => swallow('DELETE', /^\/screenshot-paste\//),
  },
  {
    name: 'a rename that returns the old name',
    checks: ['renamePaste:effect'],
    fault: () => ({
      onRequest: (call) => {
        if (call.method === 'PATCH') call.method = 'GET';
      },
    }),
  },
  {
    name: 'an undo that restores nothing',
    checks: ['paste:names'],
    fault: () => swallow('POST', /\/undo$/, 200),
  },
  {
    name: 'an ignored cursor',
    checks: ['listPastes:pages'],
    fault: () => dropQuery(/^\/screenshot-pastes/, 'cursor'),
  },
  {
    name: 'an ignored search',
    checks: ['listPastes:filters'],
    fault: () => dropQuery(/^\/screenshot-pastes/, 'q'),
  },
  {
    name: 'CORS for a page with a token',
    checks: ['document:cors'],
    fault: () => setHeader(/^\/screenshot-paste(\?|$)/, 'access-control-allow-origin', '*'),
  },
];
