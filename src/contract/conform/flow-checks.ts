// Runs each workflow of an Arazzo 1.0 document as one check. Conditions compare with == or use `type: regex`.
import type { Arazzo, Workflow, WorkflowStep } from '../document.ts';
import { type Check, expect, skipIfRateLimited } from './check.ts';
import type { Client } from './client.ts';
import type { Operation } from './document.ts';
import { Skip } from './mismatch.ts';

type Values = Record<string, unknown>;

export const flowChecks = (arazzo: Arazzo | undefined, operations: readonly Operation[]): Check[] =>
  (arazzo?.workflows ?? []).map((workflow) => {
    const methods = workflow.steps.map(({ operationId }) => operations.find(({ id }) => id === operationId)?.method);
    return {
      id: `flow:${workflow.workflowId}`,
      text: workflow.summary ?? workflow.workflowId,
      level: 'must',
      needs: [
        'state',
        ...(methods.every((method) => method === 'GET') ? [] : (['write'] as const)),
        ...(workflow.inputs?.required?.includes('session_cookie') ? (['cookie'] as const) : []),
      ],
      run: (client) => runFlow(client, workflow, operations),
    };
  });

async function runFlow(client: Client, { steps }: Workflow, operations: readonly Operation[]): Promise<void> {
  const { Cookie = '', Origin = '', ...proof } = client.credentials('user');
  const inputs: Values = { inputs: { session_cookie: Cookie.replace(/^[^=]*=/, ''), origin: Origin } };
  const outputs: Record<string, { outputs: Values }> = {};
  for (const step of steps) {
    const operation = operations.find(({ id }) => id === step.operationId);
    if (!operation) throw new Skip(`the document has no operation ${step.operationId}`);
    const context = { ...inputs, steps: outputs };
    const wire = writeStep(operation, step, context);
    if ('Cookie' in wire.headers) Object.assign(wire.headers, proof);
    const reply = await client.send(wire);
    skipIfRateLimited(reply);
    const { status, headers: header, json: body } = reply;
    const values = { ...context, statusCode: status, response: { body, header } };
    for (const criterion of step.successCriteria ?? []) {
      const message = `step ${step.stepId}: ${criterion.condition} is false (status ${status})`;
      expect(holds(criterion, values), message, wire);
    }
    const entries = Object.entries(step.outputs ?? {}).map(([name, text]) => [name, evaluate(text, values)]);
    outputs[step.stepId] = { outputs: Object.fromEntries(entries) };
  }
}

function writeStep(
  { method, path: template }: Operation,
  { parameters = [], requestBody }: WorkflowStep,
  context: Values,
) {
  let path = template;
  const query: string[] = [];
  const headers: Record<string, string> = {};
  for (const { name, in: place, value } of parameters) {
    const text = String(evaluate(value, context));
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
    else if (place === 'query') query.push(`${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
    else if (place === 'cookie') headers['Cookie'] = `${name}=${text}`;
    else headers[name] = text;
  }
  if (requestBody) headers['Content-Type'] = 'application/json';
  const body = requestBody ? { body: JSON.stringify(requestBody.payload, (_, value) => evaluate(value, context)) } : {};
  return { method, path: query.length > 0 ? `${path}?${query.join('&')}` : path, headers, ...body };
}

function holds(
  { condition, context, type }: NonNullable<WorkflowStep['successCriteria']>[number],
  values: Values,
): boolean {
  if (type === 'regex') return new RegExp(condition).test(String(evaluate(context ?? '', values)));
  const [left = '', right = ''] = condition.split(/\s*==\s*/, 2);
  return JSON.stringify(evaluate(left, values)) === JSON.stringify(literal(right, values));
}

const literal = (text: string, values: Values): unknown =>
  text.startsWith('$') ? evaluate(text, values) : JSON.parse(text.replace(/^'(.*)'$/, '"$1"'));

/** Evaluates runtime expressions (`$steps.create.outputs.token`, `$response.body#/token`), alone or in braces. */
export function evaluate(value: unknown, values: Values): unknown {
  if (typeof value !== 'string') return value;
  if (!value.startsWith('$'))
    return value.replaceAll(/\{(\$[^}]+)\}/g, (_, inner: string) => String(evaluate(inner, values)));
  const [names = '', pointer = ''] = value.slice(1).split('#', 2);
  const keys = names.startsWith('response.header.') ? names.toLowerCase().split('.') : names.split('.');
  const path = [...keys, ...pointer.split('/').slice(1)];
  return path.reduce<unknown>((node, key) => (node as Values | undefined)?.[key], values);
}
