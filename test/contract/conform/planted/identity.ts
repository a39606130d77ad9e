import { dropQuery, editJson, list, type Planted, swallow } from './planted.ts';

export const IDENTITY: readonly Planted[] = [
  {
    name: 'an ended session that goes on',
    checks: ['identity:end'],
    fault: () => swallow('DELETE', /^\/auth\/sessions\//),
  },
  {
    name: 'an ignored limit',
    checks: ['listSessions:pages'],
    fault: () => dropQuery(/^\/auth\/sessions/, 'limit'),
  },
  {
    name: 'the oldest first instead of the newest',
    checks: ['listSessions:pages'],
    fault: () => editJson(/^\/auth\/sessions/, (json) => ({ ...json, sessions: list(json, 'sessions').toReversed() })),
  },
  {
    name: 'any password accepted',
    checks: ['identity:password'],
    fault: () => swallow('POST', /^\/auth\/login$/),
  },
];
