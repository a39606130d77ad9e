// Every answer of 400 and above is problem details, and its examples name the problems: the example's key is the name,
// its value fixes type, status and title. Generator, server and client read the names from there.
import type { Context, Location, Rule, Visit } from './redocly.ts';

const MEDIA = 'application/problem+json';

interface Media {
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
      context.report({ message: `Give each status an answer of its own, not ${status}.`, location: here.key() });
      continue;
    }
    if (Number(status) < 400) continue;
    const { node, location = here } = context.resolve<Response>(reference);
    if (node) check(status, node, location, here, context);
  }
};

/** `here` is where the operation lists the answer, `location` where it is written: a shared one has one place for many. */
function check(status: string, response: Response, location: Location, here: Location, context: Context): void {
  const examples = Object.entries(response.content?.[MEDIA]?.examples ?? {});
  if (examples.length === 0) {
    context.report({
      message: `${status} names no problem: it needs an example under ${MEDIA}.`,
      location: here.key(),
    });
  }
  for (const [name, reference] of examples) {
    const at = location.child(['content', MEDIA, 'examples', name]);
    const { node } = context.resolve<{ readonly value?: unknown }>(reference, location.source.absoluteRef);
    const { type, title, status: told } = (node?.value ?? {}) as Details;
    const refuse = (message: string) => context.report({ message: `${name} under ${status} ${message}`, location: at });
    if (type !== `/problems/${name}`) refuse(`has the type ${type} and not /problems/${name}.`);
    if (told !== Number(status)) refuse(`has the status ${told}.`);
    if (typeof title !== 'string') refuse('has no title.');
  }
}

export const namedProblems: Rule = () => ({ Operation: visit });
