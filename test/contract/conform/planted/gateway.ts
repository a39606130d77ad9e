import { dropHeader, everySend, type Planted } from './planted.ts';

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
];
