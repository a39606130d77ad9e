import { dropHeader, dropQuery, everySend, type Planted, swallow } from './planted.ts';

export const GATEWAY: readonly Planted[] = [
  {
    name: 'registered sent to every socket',
    checks: ['gateway:registered-once'],
    fault: () => everySend('registered', 'everyone'),
  },
  {
    name: 'registered sent twice',
    checks: ['gateway:registered-once'],
    fault: () => everySend('registered', 'twice'),
  },
  {
    name: 'a code sent to every socket after a form post',
    checks: ['gateway:form'],
    fault: () => everySend('callback', 'everyone'),
  },
  {
    name: 'a prefetch that delivers the code',
    checks: ['gateway:unused'],
    fault: () => dropHeader('sec-purpose'),
  },
  {
    name: 'errors of providers and expiries told to every client',
    checks: ['gateway:own-states'],
    fault: () => everySend('error', 'everyone'),
  },
  {
    name: 'an expiry told to every client',
    checks: ['gateway:own-expiries'],
    fault: () => everySend('error', 'everyone'),
  },
  {
    name: 'a link preview that delivers the code',
    checks: ['gateway:unused'],
    fault: () => dropHeader('user-agent'),
  },
  {
    name: 'a code delivered although there is an error, too',
    checks: ['gateway:code-or-error'],
    fault: () => ({
      onRequest: (call) => {
        if (call.path.includes('code=a&error=')) call.path = call.path.replace(/&error=[^&]*/, '');
      },
    }),
  },
  {
    name: 'a provider error without its description',
    checks: ['B-error-callback-provider'],
    fault: () => dropQuery(/^\/callback/, 'error_description'),
  },
  {
    name: 'a form with a token that is accepted',
    checks: ['B-property-no-secrets-refused'],
    fault: () => swallow('POST', /^\/callback/, 200),
  },
  {
    name: 'a used state that can be registered again',
    checks: ['gateway:used'],
    fault: () => ({
      onServerMessage: (frame, send) =>
        send(frame['code'] === 'duplicate-state' ? { type: 'registered', state: frame['state'] } : frame),
    }),
  },
  {
    name: 'a response before the owner has acknowledged',
    checks: ['gateway:acknowledge'],
    fault: () => ({
      onClientMessage: (frame) => {
        delete frame['acknowledge'];
        return true;
      },
    }),
  },
];
