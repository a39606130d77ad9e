/**
 * Runs in the widget, also in a sandboxed frame without an origin: no storage, no cookies, no clipboard permission. Its
 * requests carry the token of this page. It is one constant text, so that the page's policy can name its hash.
 */
export const SCRIPT = `
if (window.top !== window) document.body.classList.add('in-frame'); // a panel has a bar already
const $ = (selector) => document.querySelector(selector);
const { token, limit } = $('.paste').dataset;
const headers = { 'Paste-Token': token };
const SOURCES = { title: 'from the title', 'file-name': 'from the file name', model: 'named by a model', agent: 'named by an agent',
  ocr: 'read in the picture', user: 'named by you', initial: 'not named', unknown: 'found in the folder' };
let shown = null;
let watching = null;

const bytesText = (count) => count < 1000 ? count + ' bytes' : count < 1e6 ? (count / 1e3).toFixed(count < 1e4 ? 1 : 0) + ' kB' : (count / 1e6).toFixed(1) + ' MB';
const sizeText = (width, height) => width + ' × ' + height;

// ---- Words ---------------------------------------------------------------------------------------------------------
function busy(text, share) {
  $('.state').hidden = text === null;
  if (text === null) return;
  $('.state span').textContent = text;
  const bar = $('progress');
  if (share === undefined) bar.removeAttribute('value'); else bar.value = share;
}
function fail(text, canReload) {
  $('.failure').hidden = text === null;
  $('.failure span').textContent = text ?? '';
  $('.failure button').hidden = !canReload;
}
function explain(status, problem) {
  const detail = problem.detail || (problem.errors || []).map((place) => place.pointer.replace('/body/', '').replace('/body', 'The image') + ' ' + place.detail).join('; ');
  if (status === 413) return 'The picture is larger than ' + limit + '. Nothing was saved.';
  if (status === 415) return 'Only PNG, JPEG, WebP and GIF can be pasted. Nothing was saved.';
  if (status === 403) return 'This page is too old, or was opened by another one. Reload it and paste again.';
  if (status === 401) return 'The viewer takes pictures from this machine only, or with an API key.';
  if (status === 404) return 'This screenshot’s files are gone.';
  if (status === 409) return 'There is no renaming to take back.';
  if (status === 507) return 'The disk is full. Nothing was saved.';
  if (status === 400) return detail || 'The picture cannot be read. Nothing was saved.';
  return 'The viewer could not do it (' + status + '). Try again in a moment.';
}
const failed = (status, problem) => fail(explain(status, problem), status === 403);
const unreachable = () => fail('The viewer does not answer. Is it running?', false);

async function call(method, path, body) {
  const sent = body === undefined ? { method, headers } : { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  let answer;
  try { answer = await fetch(path, sent) } catch { unreachable(); return null }
  if (answer.ok) { fail(null); return answer }
  failed(answer.status, await answer.json().catch(() => ({})));
  return null;
}

// ---- Sending -------------------------------------------------------------------------------------------------------
function send(file) {
  const form = new FormData();
  const title = $('#title').value.trim();
  form.append('image', file, file.name || 'image.png');
  if (title) form.append('title', title);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/screenshot-paste');
    request.setRequestHeader('Paste-Token', token);
    request.upload.onprogress = (event) => busy(event.loaded < event.total ? 'Sending the picture' : 'Optimizing and saving', event.loaded < event.total ? event.loaded / event.total : undefined);
    request.upload.onload = () => busy('Optimizing and saving');
    request.onerror = () => { unreachable(); resolve(null) };
    request.onload = () => {
      let body = {};
      try { body = JSON.parse(request.responseText) } catch {}
      if (request.status === 201) resolve(body);
      else { failed(request.status, body); resolve(null) }
    };
    request.send(form);
  });
}
let queue = Promise.resolve();
function take(files) {
  const pictures = [...files].filter((file) => file.type.startsWith('image/'));
  if (pictures.length === 0) return fail(files.length > 0 ? 'That is not a picture. Take a PNG, JPEG, WebP or GIF.' : 'There is no picture in the clipboard. Copy one and paste again.', false);
  for (const file of pictures) queue = queue.then(() => paste(file));
}
async function paste(file) {
  fail(null);
  busy('Sending the picture', 0);
  const saved = await send(file);
  busy(null);
  if (!saved) return;
  $('#title').value = '';
  show(saved, file);
  void listRecent();
  if (saved.name_state === 'pending') void watch(saved.id);
}

// ---- The picture that was saved ------------------------------------------------------------------------------------
const urls = new Map();
function picture(image, key, blob) {
  URL.revokeObjectURL(urls.get(key));
  urls.set(key, URL.createObjectURL(blob));
  image.src = urls.get(key);
}
async function fetchPicture(image, key, id, variant) {
  const answer = await fetch('/screenshot-paste/' + id + '/image?variant=' + variant, { headers }).catch(() => null);
  if (answer?.ok) picture(image, key, await answer.blob());
}
function show(screenshot, file) {
  const other = shown?.id !== screenshot.id;
  shown = screenshot;
  const { width, height, bytes, original_width, original_height, received_bytes, saved_percent } = screenshot;
  $('.result').hidden = false;
  if (other) {
    if (file) picture($('#before'), 'before', file);
    else void fetchPicture($('#before'), 'before', screenshot.id, 'original');
    void fetchPicture($('#after'), 'after', screenshot.id, 'optimized');
  }
  $('#before-size').textContent = sizeText(original_width, original_height) + ' · ' + bytesText(received_bytes);
  $('#after-size').textContent = sizeText(width, height) + ' · ' + bytesText(bytes);
  $('#saved').textContent = saved_percent >= 0 ? saved_percent + ' % smaller' : -saved_percent + ' % larger';
  $('#saved').className = 'badge ' + (saved_percent > 0 ? 'good' : '');
  const pending = screenshot.name_state === 'pending';
  $('.name').classList.toggle('searching', pending);
  if (other || document.activeElement !== $('#name')) $('#name').value = screenshot.name;
  $('#source').hidden = pending;
  $('#source').textContent = SOURCES[screenshot.name_source];
  $('#searching').hidden = !pending;
  $('#undo').disabled = !screenshot.undoable;
  $('#path').textContent = screenshot.file;
  for (const button of document.querySelectorAll('.recent button')) button.toggleAttribute('aria-current', button.dataset.id === screenshot.id);
}

/** Reads the event stream by hand: EventSource sends no headers. */
async function watch(id) {
  watching?.abort();
  const own = watching = new AbortController();
  try {
    const answer = await fetch('/screenshot-paste/' + id, { headers: { ...headers, Accept: 'text/event-stream' }, signal: own.signal });
    if (!answer.ok) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
      for (let end = text.indexOf('\\n\\n'); end >= 0; end = text.indexOf('\\n\\n')) {
        const data = text.slice(0, end).split('\\n').find((line) => line.startsWith('data:'));
        text = text.slice(end + 2);
        if (data) settle(JSON.parse(data.slice(5)));
      }
    }
  } catch {} // given up in favour of another picture, or the viewer has gone: the list tells later
}
function settle(screenshot) {
  if (shown?.id === screenshot.id) {
    show(screenshot);
    if (screenshot.name_state === 'named') say('Named ' + screenshot.name);
  }
  if (screenshot.name_state !== 'pending') void listRecent();
}
const say = (text) => { $('#said').textContent = text };

// No form: a frame that may run scripts and nothing else cannot submit one.
$('#name').addEventListener('keydown', (event) => { if (event.key === 'Enter' && !event.isComposing) $('#rename').click() });
$('#rename').addEventListener('click', async () => {
  const answer = await call('PATCH', '/screenshot-paste/' + shown.id, { name: $('#name').value });
  if (!answer) return;
  watching?.abort();
  $('#name').blur();
  show(await answer.json());
  say('Renamed');
  void listRecent();
});
$('#undo').addEventListener('click', async () => {
  const answer = await call('POST', '/screenshot-paste/' + shown.id + '/undo');
  if (!answer) return;
  show(await answer.json());
  say('Took the renaming back');
  void listRecent();
});
async function copy(button, text) {
  let done = false;
  try { await navigator.clipboard.writeText(text); done = true } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'visually-hidden';
    document.body.append(area);
    area.select();
    done = document.execCommand('copy');
    area.remove();
  }
  const label = button.textContent;
  button.textContent = done ? 'Copied' : 'Not allowed here';
  setTimeout(() => { button.textContent = label }, 1500);
}
$('#copy-path').addEventListener('click', (event) => copy(event.currentTarget, shown.file));
$('#copy-markdown').addEventListener('click', (event) => copy(event.currentTarget, '![' + shown.name.replaceAll('-', ' ') + '](' + encodeURI(shown.file) + ')'));
$('.failure button').addEventListener('click', () => location.reload());

// ---- The latest ----------------------------------------------------------------------------------------------------
const thumbs = new Map();
async function listRecent() {
  const answer = await fetch('/screenshot-pastes?limit=8', { headers }).catch(() => null);
  if (!answer?.ok) return;
  const { screenshots } = await answer.json();
  $('.recent').hidden = screenshots.length === 0;
  $('.recent ul').replaceChildren(...screenshots.map(row));
}
function row(screenshot) {
  const item = $('#row').content.cloneNode(true);
  const button = item.querySelector('button');
  button.dataset.id = screenshot.id;
  button.toggleAttribute('aria-current', shown?.id === screenshot.id);
  item.querySelector('b').textContent = screenshot.name;
  item.querySelector('.what span').textContent = sizeText(screenshot.width, screenshot.height) + ' · ' + bytesText(screenshot.bytes) + ' · ' + new Date(screenshot.created_at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  item.querySelector('.badge').textContent = screenshot.name_state === 'pending' ? 'finding a name' : SOURCES[screenshot.name_source];
  const image = item.querySelector('img');
  if (thumbs.has(screenshot.id)) image.src = thumbs.get(screenshot.id);
  else void fetch('/screenshot-paste/' + screenshot.id + '/image?variant=thumbnail', { headers }).then((answer) => answer.ok ? answer.blob() : null).then((blob) => {
    if (blob) { thumbs.set(screenshot.id, URL.createObjectURL(blob)); image.src = thumbs.get(screenshot.id) }
  }).catch(() => {});
  button.addEventListener('click', () => { fail(null); show(screenshot); if (screenshot.name_state === 'pending') void watch(screenshot.id) });
  return item;
}

// ---- Paste, drop, pick ---------------------------------------------------------------------------------------------
document.addEventListener('paste', (event) => {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0 && /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName)) return; // text into a field
  event.preventDefault();
  take(files);
});
let depth = 0;
const zone = $('.zone');
const carries = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files');
document.addEventListener('dragenter', (event) => { if (carries(event)) { depth++; zone.classList.add('over') } });
document.addEventListener('dragleave', () => { depth = Math.max(0, depth - 1); if (depth === 0) zone.classList.remove('over') });
document.addEventListener('dragover', (event) => { if (carries(event)) { event.preventDefault(); event.dataTransfer.dropEffect = 'copy' } });
document.addEventListener('drop', (event) => {
  depth = 0;
  zone.classList.remove('over');
  if (!carries(event)) return;
  event.preventDefault();
  take(event.dataTransfer.files);
});
$('#file').addEventListener('change', (event) => { const files = [...event.target.files]; event.target.value = ''; take(files) });
$('#choose').addEventListener('click', () => $('#file').click());
void listRecent();
`;
