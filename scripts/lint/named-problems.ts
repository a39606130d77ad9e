// Every response with status 400 or above is problem details, and its examples name the problems: the key of an example is
// the name, its value sets type, status and title. Generator, server and client read the names from there. The errors of OAuth
// are the exception: RFC 6749 prescribes their body.
import type { Context, Location, Rule, Visit } from './redocly.ts';

const MEDIA = 'application/problem+json';

/** The name of the schema of OAuth errors. */
const OAUTH_ERROR = /\/OauthError$/;

interface Media {
  readonly schema?: { readonly $ref?: string };
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}
interface Response {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Details {
  readonly type?: unknown;
  readonly title?: unknown;
  readonly status?: unknown;
}

const visit: Visit<{ responses?: Readonly<Record<string, Response>> }> = ({ responses = {} }, context) => {
  for (const [status, reference] of Object.entries(responses)) {
    const here = context.location.child(['responses', status]);
    if (!/^[1-5][0-9][0-9]$/.test(status)) {
      context.report({ message: `Document each status separately instead of ${status}.`, location: here.key() });
      continue;
    }
    if (Number(status) < 400) continue;
    const { node, location = here } = context.resolve<Response>(reference);
    if (node) check(status, node, location, here, context);
  }
};

/** `here` is where the operation lists the response, `location` where it is defined: operations can share a response. */
function check(status: string, response: Response, location: Location, here: Location, context: Context): void {
  if (OAUTH_ERROR.test(response.content?.['application/json']?.schema?.$ref ?? '')) return;
  const examples = Object.entries(response.content?.[MEDIA]?.examples ?? {});
  if (examples.length === 0) {
    context.report({
      message: `${status} names no problem: add an example under ${MEDIA}.`,
      location: here.key(),
    });
  }
  for (const [name, reference] of examples) {
    const at = location.child(['content', MEDIA, 'examples', name]);
    const { node } = context.resolve<{ readonly value?: unknown }>(reference, location.source.absoluteRef);
    const { type, title, status: stated } = (node?.value ?? {}) as Details;
    const refuse = (message: string) => context.report({ message: `${name} under ${status} ${message}`, location: at });
    if (type !== `/problems/${name}`) refuse(`has the type ${type} instead of /problems/${name}.`);
    if (stated !== Number(status)) refuse(`has the status ${stated}.`);
    if (typeof title !== 'string') refuse('has no title.');
  }
}

export const namedProblems: Rule = () => ({ Operation: visit });
