// Generated from spec/ by `npm run generate`. Do not edit.
import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '../../src/contract/mock/index.ts';
import type { Packages } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<Packages> = {
  searchPackages: [
    { status: 200, media: 'application/json', name: 'first-page', value: { total: 3, offset: 0, limit: 2, next: '?q=via+stitching&limit=2&cursor=2', packages: [{ identifier: 'example.stitcher.via-stitcher', name: 'Via Stitcher', description: 'Fills copper areas with stitching vias.', type: 'plugin', license: 'GPL-3.0', tags: ['vias', 'copper-fill'], category: 'layout', author: 'Ada Moreau', score: 1630, version: { version: '1.4.0', download_url: 'https://stitcher.example/archives/via-stitcher-1.4.0.zip', download_sha256: 'b6d4c1c7e0b6d1b3a9a4f1e36b1b7c1d7e51f0f8a53c1c9a3e0f8d2b6a4c5e71', download_size: 48213, install_size: 131877, status: 'stable', platforms: ['windows', 'macos', 'linux'], runtime: 'ipc', tool_version: '9.0' } }, { identifier: 'example.vialib', name: 'Stitching patterns', description: 'Ready-made via patterns for shielding and heat.', type: 'library', license: 'CC0-1.0', tags: [], author: 'Vialib contributors', score: 1510, version: null }] } },
    { status: 200, media: 'application/json', name: 'nothing', value: { total: 0, offset: 0, limit: 20, next: null, packages: [] } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/query/limit', detail: 'must be at most 100' }] } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getQuarantine: [
    { status: 200, media: 'application/json', name: 'one', value: { total: 1, packages: [{ index: 3, identifier: 'example.vialib', errors: [{ pointer: '/packages/3/license', detail: '"GPLv3" is not one of the 90 supported licenses. -> GPL-3.0' }] }] } },
    { status: 200, media: 'application/json', name: 'none', value: { total: 0, packages: [] } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getPackage: [
    { status: 200, media: 'application/json', name: 'via-stitcher', value: { name: 'Via Stitcher', description: 'Fills copper areas with stitching vias.', description_full: 'Fills the copper areas of a board with stitching vias on a grid of your choice.\n\nKeeps clear of tracks, pads and keep-out areas.', identifier: 'example.stitcher.via-stitcher', type: 'plugin', author: { name: 'Ada Moreau', contact: { web: 'https://stitcher.example/', email: 'ada@stitcher.example' } }, category: 'layout', license: 'GPL-3.0', resources: { Homepage: 'https://stitcher.example/' }, tags: ['vias', 'copper-fill'], keep_on_update: ['/settings\\.json$'], versions: [{ version: '1.4.0', download_url: 'https://stitcher.example/archives/via-stitcher-1.4.0.zip', download_sha256: 'b6d4c1c7e0b6d1b3a9a4f1e36b1b7c1d7e51f0f8a53c1c9a3e0f8d2b6a4c5e71', download_size: 48213, install_size: 131877, status: 'stable', platforms: ['windows', 'macos', 'linux'], runtime: 'ipc', tool_version: '9.0' }] } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/identifier', detail: 'must match ^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$' }] } },
    { status: 404, media: 'application/problem+json', name: 'package-not-found', value: { type: '/problems/package-not-found', title: 'The package was not found in the repository', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getPackageIcon: [
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache' }, media: 'image/png' },
    { status: 304, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/header/If-None-Match', detail: 'must be at most 1000 characters long' }] } },
    { status: 404, media: 'application/problem+json', name: 'not-found', value: { type: '/problems/not-found', title: 'Nothing was found at this address', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  resolvePackage: [
    { status: 200, media: 'application/json', name: 'chosen', value: { identifier: 'example.stitcher.via-stitcher', version: { version: '1.4.0', download_url: 'https://stitcher.example/archives/via-stitcher-1.4.0.zip', download_sha256: 'b6d4c1c7e0b6d1b3a9a4f1e36b1b7c1d7e51f0f8a53c1c9a3e0f8d2b6a4c5e71', download_size: 48213, install_size: 131877, status: 'stable', platforms: ['windows', 'macos', 'linux'], runtime: 'ipc', tool_version: '9.0' }, others: [{ version: '2.0.0', status: 'testing', reason: 'status', detail: '2.0.0: is testing, but a stable version is available' }, { version: '1.3', version_epoch: 0, status: 'stable', reason: 'older', detail: '1.3: older than 1.4.0' }] } },
    { status: 200, media: 'application/json', name: 'none', value: { identifier: 'example.stitcher.via-stitcher', version: null, others: [{ version: '1.4.0', status: 'stable', reason: 'tool-too-old', detail: '1.4.0: requires tool 9.0 or later' }] } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/query/platform', detail: 'must be one of: windows, macos, linux' }] } },
    { status: 404, media: 'application/problem+json', name: 'package-not-found', value: { type: '/problems/package-not-found', title: 'The package was not found in the repository', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getRepository: [
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }, media: 'application/json', name: 'example', value: { name: 'Example packages', packages: { url: 'https://packages.example/packages.json', sha256: '6f1ed002ab5595859014ebf0951522d9a1d3c1e5b5d7b8c6a6e1f0c3b2a49788', update_timestamp: 1794744000, update_time_utc: '2026-11-15 12:00:00' }, resources: { url: 'https://packages.example/resources.zip', sha256: '0d4c3c9f5b2f1f6c9d6f0c7b1a2e3d4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c0d', update_timestamp: 1794744000, update_time_utc: '2026-11-15 12:00:00' }, manifests: { url: 'https://packages.example/manifests.json', sha256: 'c1f5b8d3e7a94602b1c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8', update_timestamp: 1794744000, update_time_utc: '2026-11-15 12:00:00' }, maintainer: { name: 'Ada Moreau', contact: { web: 'https://packages.example/' } } } },
    { status: 304, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/header/If-None-Match', detail: 'must be at most 1000 characters long' }] } },
    { status: 404, media: 'application/problem+json', name: 'not-found', value: { type: '/problems/not-found', title: 'Nothing was found at this address', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getPackageList: [
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }, media: 'application/json', name: 'empty', value: { packages: [] } },
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }, media: 'application/json', name: 'one', value: { packages: [{ name: 'Stitching patterns', description: 'Ready-made via patterns for shielding and heat.', description_full: 'Ready-made via patterns for shielding and heat, each with a drawing.', identifier: 'example.vialib', type: 'library', author: { name: 'Vialib contributors', contact: { web: 'https://vialib.example/' } }, license: 'CC0-1.0', resources: {}, versions: [{ version: '1.0.0', download_url: 'https://vialib.example/vialib-1.0.0.zip', download_sha256: '9f2b7d41c6e8a05f3b1d9c7e5a4f2b8d6c0e1a3f5b7d9c2e4f6a8b0d1c3e5f70', download_size: 20117, install_size: 77120, status: 'stable', tool_version: '8.0' }] }] } },
    { status: 304, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/header/If-None-Match', detail: 'must be at most 1000 characters long' }] } },
    { status: 404, media: 'application/problem+json', name: 'not-found', value: { type: '/problems/not-found', title: 'Nothing was found at this address', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getManifests: [
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }, media: 'application/json', name: 'one', value: { manifests: { 'example.stitcher.via-stitcher': { '1.4.0': { files: [{ path: 'metadata.json', size: 812, sha256: '5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a' }, { path: 'plugins/__init__.py', size: 131065, sha256: '77c1e3f5a7b9d0e2f4a6b8c0d2e4f6a8b0c2d4e6f8a0b2c4d6e8f0a1b3c5d7e9' }] } } } } },
    { status: 304, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/header/If-None-Match', detail: 'must be at most 1000 characters long' }] } },
    { status: 404, media: 'application/problem+json', name: 'not-found', value: { type: '/problems/not-found', title: 'Nothing was found at this address', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getResources: [
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-cache' }, media: 'application/zip' },
    { status: 206, headers: { 'Content-Range': 'bytes 0-1023/48213', ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-cache' }, media: 'application/zip' },
    { status: 304, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/header/If-None-Match', detail: 'must be at most 1000 characters long' }] } },
    { status: 404, media: 'application/problem+json', name: 'not-found', value: { type: '/problems/not-found', title: 'Nothing was found at this address', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 416, headers: { 'Content-Range': 'bytes */48213' }, media: 'application/problem+json', name: 'range-not-satisfiable', value: { type: '/problems/range-not-satisfiable', title: 'The requested range is not available', status: 416 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  downloadArchive: [
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-cache' }, media: 'application/zip' },
    { status: 206, headers: { 'Content-Range': 'bytes 0-1023/48213', ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-cache' }, media: 'application/zip' },
    { status: 304, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/file', detail: 'must match ^[A-Za-z0-9][A-Za-z0-9._-]*$' }] } },
    { status: 404, media: 'application/problem+json', name: 'not-found', value: { type: '/problems/not-found', title: 'Nothing was found at this address', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 416, headers: { 'Content-Range': 'bytes */48213' }, media: 'application/problem+json', name: 'range-not-satisfiable', value: { type: '/problems/range-not-satisfiable', title: 'The requested range is not available', status: 416 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getRepositoryStatus: [
    { status: 200, media: 'application/json', name: 'signed', value: { name: 'Example packages', signing: 'signed', signature: { root: 'sha256:3b1c9e7f5d2a48f60c1e3a5b7d9f2c4e6a8b0d1f3e5c7a9b2d4f6e8c0a1b3d5f', root_version: 1, version: 12, expires: '2026-12-15T12:00:00Z' } } },
    { status: 200, media: 'application/json', name: 'unsigned', value: { name: 'Example packages', signing: 'unsigned', signature: null } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getSigningMetadata: [
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }, media: 'application/json', name: 'timestamp', value: { signatures: [{ keyid: '9c1d3e5f7a8b0c2d4e6f81a3b5c7d9e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c1', sig: '5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a' }], signed: { _type: 'timestamp', spec_version: '1.0.31', version: 12, expires: '2026-12-15T12:00:00Z', meta: { 'snapshot.json': { version: 4, length: 431, hashes: { sha256: '77c1e3f5a7b9d0e2f4a6b8c0d2e4f6a8b0c2d4e6f8a0b2c4d6e8f0a1b3c5d7e9' } } } } } },
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }, media: 'application/json', name: 'snapshot', value: { signatures: [{ keyid: '9c1d3e5f7a8b0c2d4e6f81a3b5c7d9e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c1', sig: '5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a' }], signed: { _type: 'snapshot', spec_version: '1.0.31', version: 4, expires: '2027-11-15T12:00:00Z', meta: { 'targets.json': { version: 4, length: 797, hashes: { sha256: '77c1e3f5a7b9d0e2f4a6b8c0d2e4f6a8b0c2d4e6f8a0b2c4d6e8f0a1b3c5d7e9' } } } } } },
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }, media: 'application/json', name: 'targets', value: { signatures: [{ keyid: '9c1d3e5f7a8b0c2d4e6f81a3b5c7d9e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c1', sig: '5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a' }], signed: { _type: 'targets', spec_version: '1.0.31', version: 4, expires: '2027-11-15T12:00:00Z', targets: { 'packages.json': { length: 30517, hashes: { sha256: '6f1ed002ab5595859014ebf0951522d9a1d3c1e5b5d7b8c6a6e1f0c3b2a49788' } }, 'repository.json': { length: 1023, hashes: { sha256: '77c1e3f5a7b9d0e2f4a6b8c0d2e4f6a8b0c2d4e6f8a0b2c4d6e8f0a1b3c5d7e9' } } } } } },
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }, media: 'application/json', name: 'root', value: { signatures: [{ keyid: 'e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c19c1d3e5f7a8b0c2d4e6f81a3b5c7d9', sig: '5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a' }], signed: { _type: 'root', spec_version: '1.0.31', version: 1, expires: '2036-11-15T12:00:00Z', consistent_snapshot: false, keys: { e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c19c1d3e5f7a8b0c2d4e6f81a3b5c7d9: { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: '0d4c3c9f5b2f1f6c9d6f0c7b1a2e3d4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c0d' } }, '9c1d3e5f7a8b0c2d4e6f81a3b5c7d9e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c1': { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: 'c1f5b8d3e7a94602b1c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8' } } }, roles: { root: { keyids: ['e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c19c1d3e5f7a8b0c2d4e6f81a3b5c7d9'], threshold: 1 }, timestamp: { keyids: ['9c1d3e5f7a8b0c2d4e6f81a3b5c7d9e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c1'], threshold: 1 }, snapshot: { keyids: ['9c1d3e5f7a8b0c2d4e6f81a3b5c7d9e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c1'], threshold: 1 }, targets: { keyids: ['9c1d3e5f7a8b0c2d4e6f81a3b5c7d9e0f2a4b6c8d0e1f3a5b7c9d2e4f6a8b0c1'], threshold: 1 } } } } },
    { status: 304, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/file', detail: 'must match ^((([1-9][0-9]{0,8}[.])?root)|timestamp|snapshot|targets)[.]json$' }] } },
    { status: 404, media: 'application/problem+json', name: 'not-found', value: { type: '/problems/not-found', title: 'Nothing was found at this address', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '30' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503, detail: 'The package repository is unavailable. Try again later.' } },
  ],
  getPackageSchema: [
    { status: 200, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }, media: 'application/json', name: 'abridged', value: { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'urn:annex:packages:schema:v1', title: 'Package metadata, version 1', $defs: {} } },
    { status: 304, headers: { ETag: '"6f1ed002ab5595859014ebf0951522d9"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/header/If-None-Match', detail: 'must be at most 1000 characters long' }] } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  validatePackages: [
    { status: 200, media: 'application/json', name: 'invalid', value: { valid: false, kind: 'package', total: 1, findings: [{ pointer: '/license', rule: 'enum', severity: 'error', message: '"GPLv3" is not one of the 90 supported licenses.', suggestion: 'GPL-3.0' }] } },
    { status: 200, media: 'application/json', name: 'warning', value: { valid: true, kind: 'package', total: 1, findings: [{ pointer: '/versions', rule: 'no-versions', severity: 'warning', message: 'The package has no versions, so nobody can install it.', suggestion: null }] } },
    { status: 200, media: 'application/json', name: 'valid', value: { valid: true, kind: 'repository', total: 0, findings: [] } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/document', detail: 'is required' }] } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers = ['http://127.0.0.1:8790'];

/** A mock of Annex packages: validates requests and returns the document's examples. */
export const mockPackages = (options?: MockHttpOptions): Promise<MockHttp<Packages>> =>
  mockHttp<Packages>({ operations, security, validators, examples, servers }, options);
