// npm run lint: checks the published documents with third-party rulesets. Spectral's own rules must all pass, except that
// every security scheme may have scopes. Violated rules of OWASP and IBM are listed in accepted.json with a reason. A
// violated rule that is not listed is an error, and so is a listed rule that is not violated.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import core, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { mergeDocuments } from '../../src/areas/platform/merged-document.ts';

/** Neither package has types for its exports. */
const load = (name: string): RulesetDefinition => {
  const loaded = createRequire(import.meta.url)(name) as RulesetDefinition & { readonly default?: RulesetDefinition };
  return loaded.default ?? loaded;
};

const ROOT = resolve(import.meta.dirname, '../..');
/** Severity of warnings; hints and information have higher numbers. */
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

/** One line for each violated rule that is not accepted, and for each accepted rule that is not violated. */
export function judge(found: readonly Finding[], accepted: Readonly<Record<string, string>>): string[] {
  const rules = new Map(found.map((finding) => [finding.rule, finding]));
  const unaccepted = [...rules.values()].filter(({ rule }) => !Object.hasOwn(accepted, rule));
  return [
    ...unaccepted.map(({ rule, place, message }) => `${rule}: ${place}: ${message}`),
    ...Object.keys(accepted)
      .filter((rule) => !rules.has(rule))
      .map((rule) => `${rule}: is no longer violated; remove it from scripts/rulesets/accepted.json`),
  ];
}

export const readAccepted = (): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8'));

/** Spectral knows scopes of OAuth 2.0 only. OpenAPI 3.1 allows role names for every scheme; the generator checks them. */
export const isScopeOfScheme = ({ rule, message }: Finding): boolean =>
  rule === 'oas3-operation-security-defined' && message.endsWith('must be listed among scopes.');

async function check(): Promise<string[]> {
  const openapi = globSync('generated/*/openapi.json', { cwd: ROOT }).toSorted();
  const asyncapi = globSync('generated/*/asyncapi.json', { cwd: ROOT }).toSorted();
  const all = async (name: keyof typeof RULESETS, files: readonly string[]) => {
    const each = files.map((file) => findings(RULESETS[name], readFileSync(join(ROOT, file), 'utf8'), file));
    return (await Promise.all(each)).flat();
  };
  const spectral = [
    ...(await all('oas', openapi)),
    ...(await findings(RULESETS.oas, JSON.stringify(await mergeDocuments()), 'the merged document')),
    ...(await all('asyncapi', asyncapi)),
  ];
  const others = [...(await all('owasp', openapi)), ...(await all('ibm', openapi))];
  return [
    ...judge(
      spectral.filter((each) => !isScopeOfScheme(each)),
      {},
    ),
    ...judge(others, readAccepted()),
  ];
}

if (import.meta.main) {
  const lines = await check();
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
}
