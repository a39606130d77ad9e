// Reads a document, with the files that it refers to, into one value.
import { relative } from 'node:path';
import { bundle, createConfig, type NormalizedProblem } from '@redocly/openapi-core';
import { DocumentError } from './document-error.ts';

/** External references become components of the document. */
export async function bundleDocument(file: string): Promise<unknown> {
  const { bundle: document, problems } = await bundle({ ref: file, config: await createConfig({}) }).catch(
    (error: Error) => {
      throw new DocumentError(`${file} ${error.message}`);
    },
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new DocumentError(errors.map(describe).join('\n'));
  return document.parsed;
}

function describe({ message, location: [place] }: NormalizedProblem): string {
  const file = place ? relative(process.cwd(), place.source.absoluteRef) : '';
  return `${file}${place?.pointer ?? ''} ${message.replaceAll('\n', ' ')}`;
}
