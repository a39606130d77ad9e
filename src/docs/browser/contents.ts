// The list of contents: folded on a phone, and marked where the reader is.
const contents = document.querySelector<HTMLDetailsElement>('.toc details');
if (contents && matchMedia('(max-width: 60rem)').matches) contents.open = false;
const places = new Map<Element, Element>();
for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a[href^="#"]')) {
  const target = document.getElementById(link.hash.slice(1));
  if (target) places.set(target, link);
}
const seen = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) {
      if (!isIntersecting) continue;
      for (const link of places.values()) link.removeAttribute('aria-current');
      places.get(target)?.setAttribute('aria-current', 'location');
    }
  },
  { rootMargin: '-15% 0px -75% 0px' },
);
for (const target of places.keys()) seen.observe(target);

// A link to a folded schema unfolds it.
const unfold = (): void => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', unfold);
unfold();

export {};
