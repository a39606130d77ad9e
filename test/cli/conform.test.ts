import { describe, expect, it } from 'vitest';
import { mockIntents } from '../../src/servers/mock.ts';
import { useAnnex } from './annex.ts';

describe('annex conform', () => {
  const annex = useAnnex();

  it('prints a line for each check and a summary, as text and as JSON, and fails if a required check does', async () => {
    await using mock = await mockIntents();
    const only = ['--only', 'C-status-pending,C-error-404', '--write'];
    const { code, stdout } = await annex.runProcess(['conform', 'intents', '--url', mock.url, ...only]);
    expect(code).toBe(1);
    expect(stdout).toContain('+ must   C-status-pending: ');
    expect(stdout).toMatch(/^- must {3}C-error-404: .*\n {4}200 instead of 404\n {4}curl -i 'http/m);
    expect(stdout).toMatch(/1 passed, 1 failed \(1 must, 0 should, 0 may\), 0 skipped; seed 1, \d+ requests\n$/);
    const { stdout: json } = await annex.run(['conform', 'intents', '--url', mock.url, '--format', 'json', ...only]);
    const verdicts = [
      { id: 'C-status-pending', verdict: 'pass' },
      { id: 'C-error-404', verdict: 'fail' },
    ];
    expect(JSON.parse(json)).toMatchObject({ area: 'intents', seed: 1, verdicts });
    const short = await annex.run(['conform', 'intents', '--url', mock.url, '--json', ...only]);
    expect(JSON.parse(short.stdout)).toMatchObject({ verdicts });
  });

  it.each([
    [['conform', '--url', 'http://127.0.0.1'], 2, 'missing argument gateway'],
    [['conform', 'intent', '--url', 'http://127.0.0.1'], 2, "the argument must be gateway, .*Did you mean 'intents'"],
    [['conform', 'intents'], 2, 'missing option --url URL'],
    [['conform', 'intents', '--url', 'ftp://127.0.0.1'], 2, '--url must be an http or https URL'],
    [['conform', 'intents', '--url', 'http://127.0.0.1', '--seed', 'x'], 2, '--seed must be a whole number'],
    [['conform', 'intents', '--url', 'http://127.0.0.1', '--format', 'xml'], 2, '--format must be text, json or junit'],
    [['conform', 'intents', '--url', 'http://127.0.0.1', '--only', 'C-nothing'], 1, '--only matches no check'],
  ])('reports what is wrong with %j', async (args, code, text) => {
    const ended = await annex.run(args);
    expect([ended.code, ended.stdout]).toEqual([code, '']);
    expect(ended.stderr).toMatch(new RegExp(`^annex: ${text}.*\n$`));
  });
});
