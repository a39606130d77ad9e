import { dropHeader, dropQuery, editJson, type Json, list, type Planted, setHeader } from './planted.ts';

export const PACKAGES: readonly Planted[] = [
  {
    name: 'an item on two pages',
    checks: ['searchPackages:pages'],
    fault: () => {
      let last: Json | undefined;
      return editJson(/\/search/, (json, { path }) => {
        const packages = list(json, 'packages');
        const shown = path.includes('cursor') && last ? [last, ...packages.slice(1)] : packages;
        last = packages.at(-1);
        return { ...json, packages: shown };
      });
    },
  },
  {
    name: 'an item lost between pages',
    checks: ['searchPackages:pages'],
    fault: () => ({
      onRequest: (call) => {
        call.path = call.path.replace(/cursor=(\d+)/, (_, at: string) => `cursor=${Number(at) + 1}`);
      },
    }),
  },
  {
    name: 'a wrong total',
    checks: ['searchPackages:pages'],
    fault: () => editJson(/\/search/, (json) => ({ ...json, total: Number(json['total']) + 1 })),
  },
  {
    name: 'an ignored filter',
    checks: ['searchPackages:filters'],
    fault: () => dropQuery(/\/search/, 'type'),
  },
  {
    name: 'an ignored filter of versions',
    checks: ['searchPackages:filters'],
    fault: () => dropQuery(/\/search/, 'status'),
  },
  {
    name: 'a wrong hash',
    checks: ['document:hashes'],
    fault: () => ({
      onResponse: (response, { path }) => {
        const other = (_: string, before: string, digit: string) => before + (digit === 'f' ? '0' : 'f');
        if (path.endsWith('/package.json')) response.text = response.text.replace(/("download_sha256":")(.)/, other);
      },
    }),
  },
  {
    name: 'a wrong size',
    checks: ['document:hashes'],
    fault: () => ({
      onResponse: (response, { path }) => {
        if (path.endsWith('.json')) response.text = response.text.replace(/("download_size":)(\d)/, '$11$2');
      },
    }),
  },
  {
    name: 'a suffix range read as a start',
    checks: ['document:ranges'],
    fault: () => ({
      onRequest: ({ headers }) => {
        if (headers.range) headers.range = headers.range.replace(/^bytes=-(\d+)$/, 'bytes=$1-');
      },
    }),
  },
  {
    name: 'the whole file beyond its end',
    checks: ['document:ranges'],
    fault: () => ({
      onResponse: (response) => {
        if (response.status === 416) response.status = 200;
      },
    }),
  },
  {
    name: 'an ignored If-Range',
    checks: ['document:ranges'],
    fault: () => dropHeader('if-range'),
  },
  {
    name: 'an ignored If-None-Match',
    checks: ['document:conditional'],
    fault: () => dropHeader('if-none-match'),
  },
  {
    name: 'an ETag that changes with every request',
    checks: ['document:conditional'],
    fault: () => {
      let count = 0;
      return {
        onResponse: ({ headers }) => {
          if (headers.etag !== undefined) headers.etag = `"${++count}"`;
        },
      };
    },
  },
  {
    name: 'a documented header left out',
    checks: ['document:headers'],
    fault: () => setHeader(/\.zip$/, 'etag', undefined),
  },
  {
    name: 'a preflight that refuses Content-Type',
    checks: ['document:cors'],
    fault: () => setHeader(/\/validate$/, 'access-control-allow-headers', 'Authorization'),
  },
  {
    name: 'a platform that resolve ignores',
    checks: ['packages:resolve'],
    fault: () => dropQuery(/\/resolve/, 'platform'),
  },
  {
    name: 'a runtime that resolve ignores',
    checks: ['packages:resolve'],
    fault: () => dropQuery(/\/resolve/, 'runtime'),
  },
  {
    name: 'a status that resolve ignores',
    checks: ['packages:resolve'],
    fault: () => dropQuery(/\/resolve/, 'status'),
  },
  {
    name: 'a tool_version that resolve ignores',
    checks: ['packages:resolve'],
    fault: () => dropQuery(/\/resolve/, 'tool_version'),
  },
  {
    name: 'a resolution without the other versions',
    checks: ['packages:others'],
    fault: () => editJson(/\/resolve/, (json) => ({ ...json, others: [] })),
  },
  {
    name: 'a tool version that the search ignores',
    checks: ['packages:filters'],
    fault: () => dropQuery(/\/search/, 'tool_version'),
  },
  {
    name: 'an ignored offset',
    checks: ['packages:filters'],
    fault: () => dropQuery(/\/search/, 'offset'),
  },
  {
    name: 'a second tag that is ignored',
    checks: ['packages:filters'],
    fault: () => ({
      onRequest: (call) => {
        call.path = call.path.replace(/(tag=[^&]*)&tag=[^&]*/, '$1');
      },
    }),
  },
  {
    name: 'an ignored brand',
    checks: ['packages:brand'],
    fault: () => dropQuery(/\/schema\//, 'brand'),
  },
  {
    name: 'an archive with another media type',
    checks: ['document:media'],
    fault: () => setHeader(/\.zip$/, 'content-type', 'application/octet-stream'),
  },
  {
    name: 'compressed files without Vary',
    checks: ['document:conditional'],
    fault: () => setHeader(/\.json/, 'vary', undefined),
  },
  {
    name: 'one strong ETag for compressed and other bytes',
    checks: ['document:conditional'],
    fault: () => ({
      onResponse: ({ headers }) => {
        if (headers.etag) headers.etag = headers.etag.replace('-gzip', '');
      },
    }),
  },
  {
    name: 'other origins allowed with credentials',
    checks: ['document:cors'],
    fault: () => setHeader(/^\/packages\//, 'access-control-allow-credentials', 'true'),
  },
];
