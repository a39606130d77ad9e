// Frames inside the frame, and what they load.
import { blobFrame, child, clicked, inScript, link, put, quiet, tcp, type Vector, written } from '../vector.ts';

const frame = (attributes: Record<string, string>) => put('iframe', attributes);
const data = (markup: string) => frame({ src: `data:text/html,${encodeURIComponent(markup)}` });
const nested = (markup: string) => child(`<iframe srcdoc="${markup.replaceAll('"', '&quot;')}"></iframe>`);
const image = (to: string) => `<img src="${to}">`;
const xhtml = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`;

export const FRAMES: readonly Vector[] = [
  tcp('iframe', (to) => frame({ src: to })),
  tcp('iframe by markup', (to) => written(`<iframe src="${to}"></iframe>`)),
  tcp('iframe whose address comes later', (to) => `${frame({})}; placed.src = '${to}'`),
  tcp('sandboxed iframe', (to) => frame({ src: to, sandbox: '' })),
  tcp('iframe with more rights', (to) => frame({ src: to, sandbox: 'allow-scripts allow-same-origin allow-forms' })),
  tcp('iframe that loads at once', (to) => frame({ src: to, loading: 'eager' })),
  tcp('iframe that loads when seen', (to) => frame({ src: to, loading: 'lazy' })),
  tcp('credentialless iframe', (to) => frame({ src: to, credentialless: '' })),
  tcp('iframe with a policy', (to) => frame({ src: to, csp: "default-src 'none'" })),
  tcp('iframe with permissions', (to) => frame({ src: to, allow: 'fullscreen; camera' })),
  tcp('iframe in a shadow tree', (to) => {
    const shadow = "document.body.appendChild(document.createElement('p')).attachShadow({ mode: 'closed' })";
    return `${shadow}.innerHTML = '<iframe src="${to}"></iframe>'`;
  }),
  tcp(
    'iframe of a fragment',
    (to) => `document.body.append(document.createRange().createContextualFragment('<iframe src="${to}"></iframe>'))`,
  ),
  tcp(
    'iframe of another document',
    (to) =>
      `document.body.append(new DOMParser().parseFromString('<iframe src="${to}">', 'text/html').body.firstChild)`,
  ),
  tcp(
    'iframe of a template',
    (to) => `${written(`<template><iframe src="${to}"></iframe></template>`)};
    document.body.append(document.querySelector('template').content.cloneNode(true))`,
  ),
  tcp('foreignObject', (to) => written(`<svg><foreignObject><iframe src="${to}"></iframe></foreignObject></svg>`)),
  tcp('object', (to) => put('object', { data: to })),
  tcp('object of a type', (to) => put('object', { data: to, type: 'text/html' })),
  tcp('object for a picture', (to) => put('object', { data: to, type: 'image/png' })),
  tcp('embed', (to) => put('embed', { src: to })),
  tcp('embed of a type', (to) => put('embed', { src: to, type: 'text/html' })),
  quiet('embed for a document', (to) => put('embed', { src: to, type: 'application/pdf' })),
  quiet('fencedframe', (to) => `${put('fencedframe', {})}; placed.config = new FencedFrameConfig('${to}')`),
  tcp('frameset in a child', (to) => child(`<frameset><frame src="${to}"></frameset>`)),
  tcp('iframe in a child', (to) => child(`<iframe src="${to}"></iframe>`)),
  tcp('iframe in a child of a child', (to) => nested(`<iframe src='${to}'></iframe>`)),
  tcp('object in a child', (to) => child(`<object data="${to}"></object>`)),
  tcp('meta refresh in a child', (to) => child(`<meta http-equiv=refresh content="0;url=${to}">`)),
  tcp('image in a child', (to) => child(image(to))),
  tcp('image by a base in a child', (to) => child(`<base href="${to}"><img src="deeper">`)),
  tcp('style sheet in a child', (to) => child(`<link rel=stylesheet href="${to}">`)),
  tcp('script in a child', (to) => child(`<script src="${to}"></script>`)),
  tcp('video in a child', (to) => child(`<video src="${to}" preload=auto></video>`)),
  tcp('location of a child', (to) => `${child('x')}; placed.contentWindow.location = '${to}'`),
  tcp('location of a child by replace', (to) => `${child('x')}; placed.contentWindow.location.replace('${to}')`),
  tcp('child by its name', (to) => `${frame({ name: 'inner' })}; open('${to}', 'inner')`),
  tcp(
    'child as the target of a link',
    (to) => `${frame({ name: 'inner' })}; ${clicked({ href: to, target: 'inner' })}`,
  ),
  quiet(
    'child as the target of a form',
    (to) => `${frame({ name: 'inner' })}; ${put('form', { action: to, target: 'inner' })}; placed.submit()`,
  ),
  tcp('location in a child', (to) => child(inScript(`location = '${to}'`))),
  tcp('fetch in a child', (to) => child(inScript(`fetch('${to}', { mode: 'no-cors' })`))),
  tcp('fetch by a handler in a child', (to) =>
    child(`<img src="data:," onerror="fetch('${to}', { mode: 'no-cors' })">`),
  ),
  tcp('fetch in a child of a child', (to) => nested(inScript(`fetch('${to}', { mode: 'no-cors' })`))),
  tcp(
    'beacon of a child that leaves',
    (to) =>
      `${child(inScript(`addEventListener('pagehide', () => navigator.sendBeacon('${to}'))`))};
    placed.addEventListener('load', ({ target }) => setTimeout(() => target.remove(), 50))`,
  ),
  tcp('child by javascript:', (to) => frame({ src: `javascript:location = '${to}'` })),
  tcp('markup by javascript:', (to) => frame({ src: `javascript:'<img src="${to}">'` })),
  tcp('image in a child by data:', (to) => data(image(to))),
  tcp('iframe in a child by data:', (to) => data(`<iframe src="${to}"></iframe>`)),
  tcp('script in a child by data:', (to) => data(inScript(`fetch('${to}', { mode: 'no-cors' })`))),
  tcp('meta refresh in a child by data:', (to) => data(`<meta http-equiv=refresh content="0;url=${to}">`)),
  tcp('image in a child by blob:', (to) => blobFrame(image(to))),
  tcp('script in a child by blob:', (to) => blobFrame(inScript(`fetch('${to}', { mode: 'no-cors' })`))),
  tcp('image in XHTML by blob:', (to) => blobFrame(xhtml(`<img src="${to}"/>`), 'application/xhtml+xml')),
  tcp('image in SVG by blob:', (to) =>
    blobFrame(
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="${to}" width="9" height="9"/></svg>`,
      'image/svg+xml',
    ),
  ),
  tcp('style sheet of XML by blob:', (to) => blobFrame(`<?xml-stylesheet href="${to}"?><a/>`, 'text/xml')),
  quiet('external entity by blob:', (to) =>
    blobFrame(`<!DOCTYPE a [<!ENTITY x SYSTEM "${to}">]><a>&x;</a>`, 'text/xml'),
  ),
  quiet('icon of a child', (to) => child(`<link rel=icon href="${to}">`)),
  quiet('icon', (to) => link({ rel: 'icon', href: to })),
  quiet('fetch of a child', (to) => `${frame({})}; placed.contentWindow.fetch('${to}')`),
];
