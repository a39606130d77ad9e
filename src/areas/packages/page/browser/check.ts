// The page that validates files. Files are sent one at a time, so that many files do not flood the platform.
import { createPackagesClient } from '../../../../../generated/packages/client.ts';
import type { Schemas } from '../../../../../generated/packages/contract.ts';
import type { OpenEnums } from '../../../../contract/client/open-enums.ts';
import { Problem } from '../../../../contract/problem.ts';
import { element } from '../../../../pages/browser/element.ts';

const MAX_BYTES = 1_048_576;

const form = document.querySelector<HTMLFormElement>('form.check');
const input = form?.querySelector('input');
const progress = form?.querySelector<HTMLElement>('.running');
const bar = form?.querySelector('progress');
const status = form?.querySelector('[role=status]');
const results = document.querySelector('.verdicts');

if (form && input && progress && bar && status && results) {
  const packages = createPackagesClient({ baseUrl: location.origin });
  let current = new AbortController();
  const validateAll = async (files: readonly File[]): Promise<void> => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    results.replaceChildren();
    progress.hidden = false;
    bar.max = files.length;
    for (const [index, file] of files.entries()) {
      bar.value = index;
      status.textContent = `${index + 1} of ${files.length}: ${file.name}`;
      const result = await validate(file, signal);
      if (signal.aborted) return;
      results.append(result);
    }
    progress.hidden = true;
  };
  const validate = async (file: File, signal: AbortSignal): Promise<HTMLElement> => {
    try {
      if (file.size > MAX_BYTES)
        return renderResult(file, 'bad', ['The file is larger than 1 MiB. Use annex packages validate instead.']);
      const document = JSON.parse(await file.text()) as Record<string, unknown>;
      const { valid, findings, total } = await packages.validatePackages({ body: { document } }, signal);
      const more = total > findings.length ? [`${total - findings.length} more not shown`] : [];
      return renderResult(file, valid ? 'good' : 'bad', [...findings.map(findingText), ...more]);
    } catch (error) {
      if (error instanceof SyntaxError) return renderResult(file, 'bad', [`Not valid JSON: ${error.message}`]);
      const reason = error instanceof Problem ? error.message : 'The platform is not responding. Try again.';
      return renderResult(file, 'warn', [`Could not validate the file. ${reason}`]);
    }
  };
  form.hidden = false;
  input.addEventListener('change', () => void validateAll([...(input.files ?? [])]));
  progress.querySelector('button')?.addEventListener('click', () => {
    current.abort();
    progress.hidden = true;
  });
}

const findingText = ({ severity, pointer, message, suggestion }: OpenEnums<Schemas['PackageFinding']>): string =>
  `${severity}: ${pointer || '/'} ${message}${suggestion === null ? '' : ` → ${suggestion}`}`;

const BADGES = { good: 'valid', bad: 'invalid', warn: 'not validated' };

function renderResult(file: File, badge: keyof typeof BADGES, findings: readonly string[]): HTMLElement {
  const title = element('strong', {}, file.name);
  const mark = element('span', { class: `badge ${badge}` }, BADGES[badge]);
  const list = element('ul', {}, ...findings.map((finding) => element('li', {}, finding)));
  return element('li', {}, title, ' ', mark, ...(findings.length > 0 ? [list] : []));
}
