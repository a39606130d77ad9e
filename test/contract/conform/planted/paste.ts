import { dropHeader, dropQuery, type Planted, setHeader, swallow } from './planted.ts';

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
  {
    name: 'a widget without a Content-Security-Policy',
    checks: ['paste:widget-headers'],
    fault: () => setHeader(/^\/screenshot-paste(\?|$)/, 'content-security-policy', undefined),
  },
  {
    name: 'a widget without nosniff',
    checks: ['paste:widget-headers'],
    fault: () => setHeader(/^\/screenshot-paste(\?|$)/, 'x-content-type-options', undefined),
  },
  {
    name: 'a page of another origin that can paste',
    checks: ['paste:foreign'],
    fault: () => dropHeader('origin'),
  },
  {
    name: 'an ignored title',
    checks: ['paste:title'],
    fault: () => dropQuery(/^\/screenshot-paste/, 'title'),
  },
  {
    name: 'an ignored after',
    checks: ['paste:after'],
    fault: () => dropQuery(/^\/screenshot-pastes/, 'after'),
  },
  {
    name: 'an undo of nothing that succeeds',
    checks: ['paste:undo'],
    fault: () => ({
      onResponse: (response, { path }) => {
        if (path.endsWith('/undo') && response.status === 409) response.status = 200;
      },
    }),
  },
];
