// Updates a status page: fetches the page again and shows the parts that have changed.
const INTERVAL_MS = 2_000;
/** A server that takes longer counts as unreachable. */
const TIMEOUT_MS = 10_000;

async function update(): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store', signal });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(part.id);
    if (!next) throw new Error(`HTTP ${response.status}`);
    if (next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes); // keeps selections
  }
}

const showUnreachable = (force: boolean) =>
  document.querySelector('[data-unreachable]')?.toggleAttribute('hidden', !force);
let isUpdating = false;
setInterval(async () => {
  if (document.hidden || isUpdating) return;
  isUpdating = true;
  await update().then(
    () => showUnreachable(false),
    () => showUnreachable(true),
  );
  isUpdating = false;
}, INTERVAL_MS);
