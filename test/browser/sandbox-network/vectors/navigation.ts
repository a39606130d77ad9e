// Navigation: of the frame itself, its parents and new windows; and replacing the document of the frame.
import { child, clicked, inScript, put, quiet, tcp, type Vector, written } from '../vector.ts';

const click = (selector: string) =>
  `document.querySelector('${selector}').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))`;
const xlink = "setAttributeNS('http://www.w3.org/1999/xlink', 'href'";

export const NAVIGATION: readonly Vector[] = [
  tcp('location', (to) => `location.href = '${to}'`),
  tcp('location by assignment', (to) => `location = '${to}'`),
  tcp('document.location', (to) => `document.location = '${to}'`),
  tcp('location.assign', (to) => `location.assign('${to}')`),
  tcp('location.replace', (to) => `location.replace('${to}')`),
  tcp('location.host', (_, { host, tcpPort }) => `location.host = '${host}:${tcpPort}'`),
  tcp('location after a while', (to) => `setTimeout(() => { location = '${to}' }, 50)`),
  tcp('location from a promise', (to) => `Promise.resolve().then(() => location.assign('${to}'))`),
  tcp('navigation.navigate', (to) => `navigation.navigate('${to}')`),
  tcp('navigation.navigate in place', (to) => `navigation.navigate('${to}', { history: 'replace' })`),
  tcp('window.open here', (to) => `open('${to}', '_self')`),
  quiet('window.open', (to) => `open('${to}')`),
  quiet('window.open without an opener', (to) => `open('${to}', '_blank', 'noopener')`),
  quiet('location of the parent', (to) => `parent.location = '${to}'`),
  quiet('location of the top', (to) => `top.location = '${to}'`),
  quiet('window.open of the top', (to) => `open('${to}', '_top')`),
  tcp('meta refresh', (to) => put('meta', { 'http-equiv': 'refresh', content: `0;url=${to}` }, 'document.head')),
  tcp('meta refresh by markup', (to) => written(`<meta http-equiv=refresh content="0;url=${to}">`)),
  quiet(
    'document.write of a meta refresh',
    (to) => `document.write('<meta http-equiv=refresh content="0;url=${to}">')`,
  ),
  tcp('a.click', (to) => clicked({ href: to })),
  tcp('a with a target', (to) => clicked({ href: to, target: '_self' })),
  quiet('a to a new window', (to) => clicked({ href: to, target: '_blank' })),
  quiet('a to the top', (to) => clicked({ href: to, target: '_top' })),
  tcp('a without a referrer', (to) => clicked({ href: to, rel: 'noreferrer' })),
  tcp('a by an event', (to) => `${written(`<a class=go href="${to}">x</a>`)}; ${click('a.go')}`),
  tcp('area', (to) => `${written(`<map name=m><area href="${to}"></map>`)}; document.querySelector('area').click()`),
  tcp('base and a', (to) => `${put('base', { href: to }, 'document.head')}; ${clicked({ href: 'deeper' })}`),
  tcp('download', (to) => clicked({ href: to, download: 'x' })),
  tcp('ping', (to) => clicked({ href: '#', ping: to })),
  tcp('svg a', (to) => `${written(`<svg><a href="${to}"><text y="20">x</text></a></svg>`)}; ${click('svg a')}`),
  tcp(
    'svg a by xlink',
    (to) => `${written('<svg><a><text y="20">x</text></a></svg>')};
    document.querySelector('svg a').${xlink}, '${to}'); ${click('svg a')}`,
  ),
  tcp(
    'svg a that is animated',
    (to) => `${written(`<svg><a><set attributeName="href" to="${to}"/><text y="20">x</text></a></svg>`)};
    setTimeout(() => ${click('svg a')}, 100)`,
  ),
  quiet(
    'math with an address',
    (to) => `${written(`<math><mrow href="${to}"><mi>x</mi></mrow></math>`)}; ${click('mrow')}`,
  ),
  quiet('form', (to) => `${put('form', { action: to })}; placed.submit()`),
  quiet('form that posts', (to) => `${put('form', { action: to, method: 'post' })}; placed.submit()`),
  quiet('form by requestSubmit', (to) => `${put('form', { action: to })}; placed.requestSubmit()`),
  quiet(
    'formaction',
    (to) =>
      `${written(`<form><button formaction="${to}">x</button></form>`)}; document.querySelector('button').click()`,
  ),
  quiet('form in a child', (to) => child(`<form action="${to}"></form>${inScript('document.forms[0].submit()')}`)),
  tcp('frameset', (to) => `document.write('<frameset><frame src="${to}"></frameset>'); document.close()`),
  quiet('javascript: that navigates the parent', (to) => `parent.location = "javascript:location='${to}'"`),
];
