// Files are judged one after the other, so that their number costs the platform nothing at once.
import { createPackagesClient } from '../../../../../generated/packages/client.ts';
import type { Schemas } from '../../../../../generated/packages/contract.ts';
import type { OpenEnums } from '../../../../contract/client/open-enums.ts';
import { Problem } from '../../../../contract/problem.ts';

const MAX_BYTES = 1_048_576;

const form = document.querySelector<HTMLFormElement>('form.check');
const input = form?.querySelector('input');
const running = form?.querySelector<HTMLElement>('.running');
const bar = form?.querySelector('progress');
const status = form?.querySelector('[role=status]');
const verdicts = document.querySelector('.verdicts');

if (form && input && running && bar && status && verdicts) {
  const packages = createPackagesClient({ baseUrl: location.origin });
  let current = new AbortController();
  const check = async (files: readonly File[]): Promise<void> => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    verdicts.replaceChildren();
    running.hidden = false;
    bar.max = files.length;
    for (const [at, file] of files.entries()) {
      bar.value = at;
      status.textContent = `${at + 1} of ${files.length}: ${file.name}`;
      const verdict = await judge(file, signal);
      if (signal.aborted) return;
      verdicts.append(verdict);
    }
    running.hidden = true;
  };
  const judge = async (file: File, signal: AbortSignal): Promise<HTMLElement> => {
    try {
      if (file.size > MAX_BYTES)
        return line(file, 'bad', ['The file is larger than 1 MiB. Use annex packages validate instead.']);
      const document = JSON.parse(await file.text()) as Record<string, unknown>;
      const { valid, findings, total } = await packages.validatePackages({ body: { document } }, signal);
      const more = total > findings.length ? [`${total - findings.length} more not shown`] : [];
      return line(file, valid ? 'good' : 'bad', [...findings.map(wordsOf), ...more]);
    } catch (error) {
      if (error instanceof SyntaxError) return line(file, 'bad', [`Not valid JSON: ${error.message}`]);
      const words = error instanceof Problem ? error.message : 'The platform is not responding. Try again.';
      return line(file, 'warn', [`Could not validate the file. ${words}`]);
    }
  };
  form.hidden = false;
  input.addEventListener('change', () => void check([...(input.files ?? [])]));
  running.querySelector('button')?.addEventListener('click', () => {
    current.abort();
    running.hidden = true;
  });
}

const wordsOf = ({ severity, pointer, message, suggestion }: OpenEnums<Schemas['PackageFinding']>): string =>
  `${severity}: ${pointer || '/'} ${message}${suggestion === null ? '' : ` → ${suggestion}`}`;

const BADGES = { good: 'valid', bad: 'invalid', warn: 'not validated' };

function line(file: File, badge: keyof typeof BADGES, findings: readonly string[]): HTMLElement {
  const item = document.createElement('li');
  const title = Object.assign(document.createElement('strong'), { textContent: file.name });
  const mark = Object.assign(document.createElement('span'), {
    className: `badge ${badge}`,
    textContent: BADGES[badge],
  });
  const list = document.createElement('ul');
  list.append(...findings.map((textContent) => Object.assign(document.createElement('li'), { textContent })));
  item.append(title, ' ', mark, ...(findings.length > 0 ? [list] : []));
  return item;
}
