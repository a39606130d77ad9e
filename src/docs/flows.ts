// The page of an Arazzo document: every flow as numbered steps, each with its operation.

import type { Workflow, WorkflowStep } from '../contract/document.ts';
import { type Html, html } from '../pages/html.ts';
import { jsonBlock } from './code-block.ts';
import { documentHead, methodBadge, referencePage } from './document-page.ts';
import type { SitePage } from './layout.ts';
import { inlineMarkdown, markdown } from './markdown.ts';
import type { DocumentPage, FlowDocument, Model } from './model.ts';
import { SchemaView } from './schema.ts';

export function flowsPage(page: FlowDocument, siblings: readonly DocumentPage[], model: Model): SitePage {
  const { info, workflows } = page.source;
  const body = html`${documentHead(page, siblings, model.links)}
<p class="small soft"><code>$steps</code> and <code>$inputs</code> are values of earlier steps and of the flow (Arazzo 1.0).</p>
${workflows.map((flow) => flowSection(flow, model))}`;
  return referencePage(page, page.href, { title: `${info.title}: flows`, description: info.summary ?? '', body });
}

function flowSection({ workflowId, summary, description, inputs, steps }: Workflow, model: Model): Html {
  return html`<section class="tag" aria-labelledby="${workflowId}">
<div class="tag-head"><h2 id="${workflowId}">${summary ?? workflowId}</h2><div class="prose">${markdown(description, model.links)}</div></div>
${inputs ? html`<h3 class="inputs">Inputs</h3>${new SchemaView(inputs, new Map()).body(inputs)}` : null}
<ol class="steps">${steps.map((step) => stepItem(workflowId, step, model))}</ol></section>`;
}

function stepItem(workflowId: string, step: WorkflowStep, { operations }: Model): Html {
  const { stepId, description, operationId, parameters = [], requestBody, successCriteria = [], outputs = {} } = step;
  const operation = operations.find(({ id }) => id === operationId);
  const facts = [
    ...parameters.map(({ name, in: place, value }) => ['Send', `${place} ${name}: ${textOf(value)}`]),
    ...successCriteria.map(({ condition, context }) => [
      'Expect',
      context ? `${context} matches ${condition}` : condition,
    ]),
    ...Object.entries(outputs).map(([name, from]) => ['Keep', `${name} = ${from}`]),
  ];
  return html`<li id="${workflowId}-${stepId}"><p>${inlineMarkdown(description)}</p>
<p>${
    operation
      ? html`${methodBadge(operation.method)} <a href="${operation.href}">${operation.summary}</a>`
      : html`<code>${operationId}</code>`
  }</p>
${requestBody ? jsonBlock(requestBody.payload, `Body, ${requestBody.contentType ?? 'application/json'}`) : null}
<ul class="step">${facts.map(([label, text]) => html`<li><span class="soft">${label}</span> <code>${text}</code></li>`)}</ul></li>`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
