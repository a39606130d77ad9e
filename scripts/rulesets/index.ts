// npm run lint: other people's rules on the published documents. Spectral's own leave nothing to say; of OWASP's and IBM's,
// accepted.json lists every rule that is not followed, with its reason. A rule that is not listed fails, and so does one
// that is listed and followed.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import core, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

/** Neither package has types of what it exports. */
const load = (name: string): RulesetDefinition => {
  const loaded = createRequire(import.meta.url)(name) as RulesetDefinition & { readonly default?: RulesetDefinition };
  return loaded.default ?? loaded;
};

const ROOT = resolve(import.meta.dirname, '../..');
/** Errors and warnings; below stand hints and information. */
const WARNING = 1;

interface Finding {
  readonly rule: string;
  readonly place: string;
  readonly message: string;
}

export const RULESETS: Readonly<Record<'oas' | 'asyncapi' | 'owasp' | 'ibm', RulesetDefinition>> = {
  oas: { extends: [rulesets.oas as RulesetDefinition] },
  asyncapi: { extends: [rulesets.asyncapi as RulesetDefinition] },
  owasp: { extends: [load('@stoplight/spectral-owasp-ruleset')] },
  ibm: { extends: [load('@ibm-cloud/openapi-ruleset')] },
};

/** The errors and warnings of one document. */
export async function findings(ruleset: RulesetDefinition, text: string, file: string): Promise<Finding[]> {
  const spectral = new core.Spectral();
  spectral.setRuleset(ruleset);
  const results = await spectral.run(new core.Document(text, parsers.Json, file));
  return results
    .filter(({ severity }) => severity <= WARNING)
    .map(({ code, path, message }) => ({ rule: String(code), place: `${file} ${path.join('/')}`, message }));
}

/** One line for each rule that the list does not excuse, and for each excuse that nothing needs. */
export function judge(found: readonly Finding[], accepted: Readonly<Record<string, string>>): string[] {
  const rules = new Map(found.map((finding) => [finding.rule, finding]));
  const broken = [...rules.values()].filter(({ rule }) => !Object.hasOwn(accepted, rule));
  return [
    ...broken.map(({ rule, place, message }) => `${rule}: ${place}: ${message}`),
    ...Object.keys(accepted)
      .filter((rule) => !rules.has(rule))
      .map((rule) => `${rule}: is followed everywhere and can leave scripts/rulesets/accepted.json`),
  ];
}

export const readAccepted = (): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8'));

async function check(): Promise<string[]> {
  const openapi = globSync('generated/*/openapi.json', { cwd: ROOT }).toSorted();
  const asyncapi = globSync('generated/*/asyncapi.json', { cwd: ROOT }).toSorted();
  const all = async (name: keyof typeof RULESETS, files: readonly string[]) => {
    const each = files.map((file) => findings(RULESETS[name], readFileSync(join(ROOT, file), 'utf8'), file));
    return (await Promise.all(each)).flat();
  };
  const own = [
    ...(await all('oas', [...openapi, 'generated/platform/merged.json'])),
    ...(await all('asyncapi', asyncapi)),
  ];
  const others = [...(await all('owasp', openapi)), ...(await all('ibm', openapi))];
  return [...judge(own, {}), ...judge(others, readAccepted())];
}

if (import.meta.main) {
  const lines = await check();
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
}
