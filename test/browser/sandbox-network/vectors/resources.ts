// What a document loads: pictures, styles, fonts, media, hints.
import { link, put, quiet, styled, tcp, type Vector, written } from '../vector.ts';

const svg = (markup: string) => written(`<svg width="99" height="99">${markup}</svg>`);

export const RESOURCES: readonly Vector[] = [
  tcp('image', (to) => `new Image().src = '${to}'`),
  tcp('image by markup', (to) => written(`<img src="${to}">`)),
  tcp('image with a srcset', (to) => put('img', { srcset: `${to} 1x` })),
  tcp('image by a source', (to) => written(`<picture><source srcset="${to}"><img></picture>`)),
  tcp('image that is seen late', (to) => put('img', { src: to, loading: 'lazy' })),
  tcp('image with an origin', (to) => put('img', { src: to, crossorigin: 'anonymous' })),
  tcp(
    'image of a document that is not shown',
    (to) =>
      `document.implementation.createHTMLDocument().body.innerHTML = ''; document.createElement('img').src = '${to}'`,
  ),
  quiet('image of a parsed document', (to) => `new DOMParser().parseFromString('<img src="${to}">', 'text/html')`),
  tcp('input for a picture', (to) => put('input', { type: 'image', src: to })),
  tcp('background of the body', (to) => written(`<table background="${to}"><tr><td>x</table>`)),
  tcp('video', (to) => put('video', { src: to, preload: 'auto' })),
  tcp('source of a video', (to) => written(`<video preload=auto><source src="${to}"></video>`)),
  tcp('poster', (to) => put('video', { poster: to })),
  tcp('audio', (to) => `new Audio('${to}').play().catch(() => {})`),
  quiet(
    'track',
    (to) =>
      written(`<video><track default src="${to}" kind="captions"></video>`) +
      `; document.querySelector('video').textTracks[0].mode = 'showing'`,
  ),
  tcp('svg image', (to) => svg(`<image href="${to}" width="9" height="9"></image>`)),
  tcp('svg image by xlink', (to) => svg(`<image xlink:href="${to}" width="9" height="9"></image>`)),
  quiet('svg use', (to) => svg(`<use href="${to}#a"></use>`)),
  tcp('svg filter image', (to) =>
    svg(`<filter id="f"><feImage href="${to}"/></filter><rect width="9" height="9" filter="url(#f)"/>`),
  ),
  quiet('svg script', (to) => svg(`<script href="${to}"></script>`)),
  tcp('style sheet', (to) => link({ rel: 'stylesheet', href: to })),
  tcp('style sheet for print', (to) => link({ rel: 'stylesheet', media: 'print', href: to })),
  quiet('alternate style sheet', (to) => link({ rel: 'alternate stylesheet', title: 'x', disabled: '', href: to })),
  tcp('@import', (to) => styled(`@import '${to}';`)),
  quiet('@import of a constructed sheet', (to) => `new CSSStyleSheet().replace("@import '${to}'").catch(() => {})`),
  tcp('@import in a style sheet by data:', (to) =>
    link({ rel: 'stylesheet', href: `data:text/css,${encodeURIComponent(`@import '${to}';`)}` }),
  ),
  tcp(
    'image of a constructed sheet',
    (to) =>
      `{ const s = new CSSStyleSheet(); s.replaceSync('body { background: url(${to}) }');
    document.adoptedStyleSheets.push(s) }`,
  ),
  tcp('background', (to) => `document.body.style.background = 'url(${to})'`),
  tcp('background by a variable', (to) => styled(`.x { --a: url(${to}); background: var(--a) }`)),
  tcp('background by image-set', (to) => styled(`.x { background: image-set('${to}' 1x) }`)),
  tcp('border image', (to) => styled(`.x { border: 9px solid; border-image: url(${to}) 9 }`)),
  tcp('list image', (to) => styled(`.x { display: list-item; list-style-image: url(${to}) }`)),
  tcp('generated content', (to) => styled(`.x::before { content: url(${to}) }`)),
  tcp('mask', (to) => styled(`.x { mask-image: url(${to}) }`)),
  quiet('cursor', (to) => styled(`.x { cursor: url(${to}), auto }`)),
  tcp('shape of a float', (to) => styled(`.x { float: left; shape-outside: url(${to}) }`)),
  quiet('filter', (to) => styled(`.x { filter: url(${to}#f) }`)),
  quiet('clip path', (to) => styled(`.x { clip-path: url(${to}#c) }`)),
  tcp('font', (to) => `new FontFace('f', 'url(${to})').load().catch(() => {})`),
  tcp('@font-face', (to) => styled(`@font-face { font-family: f; src: url(${to}) } .x { font-family: f }`)),
  tcp('preload of an image', (to) => link({ rel: 'preload', as: 'image', href: to })),
  tcp('preload of a font', (to) => link({ rel: 'preload', as: 'font', crossorigin: '', href: to })),
  tcp('preload for fetch', (to) => link({ rel: 'preload', as: 'fetch', crossorigin: '', href: to })),
  tcp('preload by imagesrcset', (to) => link({ rel: 'preload', as: 'image', imagesrcset: `${to} 1x` })),
  tcp('modulepreload', (to) => link({ rel: 'modulepreload', href: to })),
  tcp('prefetch', (to) => link({ rel: 'prefetch', href: to })),
  quiet('prerender', (to) => link({ rel: 'prerender', href: to })),
  quiet('preconnect', (to) => link({ rel: 'preconnect', href: to })),
  quiet('dns-prefetch', (to) => link({ rel: 'dns-prefetch', href: to })),
  quiet('manifest', (to) => link({ rel: 'manifest', href: to })),
  quiet('compression dictionary', (to) => link({ rel: 'compression-dictionary', href: to })),
  quiet(
    'speculation rules',
    (to) =>
      `{ const s = document.createElement('script'); s.type = 'speculationrules';
    s.textContent = ${JSON.stringify(JSON.stringify({ prefetch: [{ urls: [to] }] }))}; document.head.append(s) }`,
  ),
];
