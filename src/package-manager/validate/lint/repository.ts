// Rules for repository.json.
import type { Repository, RepositoryResource } from '../../../../generated/packages/resources.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';

/** Larger timestamps are in milliseconds: in seconds, this is the year 2286. */
const MIN_MILLISECONDS = 10_000_000_000;

export function lintRepository(repository: Repository): Finding[] {
  const named = { packages: repository.packages, resources: repository.resources, manifests: repository.manifests };
  return Object.entries(named).flatMap(([name, resource]) => (resource ? lintResource(resource, `/${name}`) : []));
}

function lintResource({ sha256, update_timestamp, update_time_utc }: RepositoryResource, at: string): Finding[] {
  const findings: Finding[] = [];
  if (sha256 === undefined) {
    findings.push(warningAt(at, 'missing-hash', 'Without sha256, clients cannot detect a damaged or replaced file.'));
  }
  if (update_timestamp >= MIN_MILLISECONDS) {
    const seconds = String(Math.floor(update_timestamp / 1000));
    const message = `${update_timestamp} is in milliseconds; the format uses seconds.`;
    findings.push(errorAt(`${at}/update_timestamp`, 'timestamp-unit', message, seconds));
  } else if (update_time_utc !== undefined && update_time_utc !== utcText(update_timestamp)) {
    const correct = utcText(update_timestamp);
    const message = `${update_time_utc} does not match update_timestamp ${update_timestamp}${localTimeHint(update_time_utc, update_timestamp)}.`;
    findings.push(warningAt(`${at}/update_time_utc`, 'timestamp-mismatch', message, correct));
  }
  return findings;
}

/** A difference of quarter hours, up to 14 hours, is most likely a time zone. */
function localTimeHint(text: string, timestamp: number): string {
  const difference = Date.parse(`${text.replace(' ', 'T')}Z`) / 1000 - timestamp;
  return difference !== 0 && Math.abs(difference) <= 14 * 3600 && difference % 900 === 0
    ? '; it looks like a local time'
    : '';
}

/** Formats seconds since 1970 for update_time_utc. Null if they are out of range. */
export function utcText(timestamp: number): string | null {
  const time = new Date(timestamp * 1000);
  return Number.isNaN(time.getTime()) ? null : time.toISOString().slice(0, 19).replace('T', ' ');
}
