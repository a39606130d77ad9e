// The script of the site.
import './copy.ts';
import './search.ts';
import './tabs.ts';

// Table of contents: collapsed on a phone; highlights the current section.
const contents = document.querySelector<HTMLDetailsElement>('.toc details');
if (contents && matchMedia('(max-width: 60rem)').matches) contents.open = false;
const linksByTarget = new Map<Element, Element>();
for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a[href^="#"]')) {
  const target = document.getElementById(link.hash.slice(1));
  if (target) linksByTarget.set(target, link);
}
const observer = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) {
      if (!isIntersecting) continue;
      for (const link of linksByTarget.values()) link.removeAttribute('aria-current');
      linksByTarget.get(target)?.setAttribute('aria-current', 'location');
    }
  },
  { rootMargin: '-15% 0px -75% 0px' },
);
for (const target of linksByTarget.keys()) observer.observe(target);

// Shows the health of servers on this origin. CORS prevents reading that of others.
for (const badge of document.querySelectorAll<HTMLElement>('[data-health]')) {
  const url = new URL(badge.dataset['health'] ?? '', location.href);
  if (url.origin !== location.origin) continue;
  const show = (text: string, kind: string): void => {
    badge.textContent = text;
    badge.className = `badge ${kind}`;
    badge.hidden = false;
  };
  fetch(url, { headers: { Accept: 'application/json' } }).then(
    (response) => (response.ok ? show('healthy', 'good') : show(`unhealthy (${response.status})`, 'bad')),
    () => show('unreachable', 'bad'),
  );
}
