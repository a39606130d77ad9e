// The rules on a repository's entry point.
import type { Repository, RepositoryResource } from '../../../../generated/packages/resources.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';

/** From here on a number of seconds is one of milliseconds: the year 2286. */
const FIRST_MILLISECONDS = 10_000_000_000;

export function lintRepository(repository: Repository): Finding[] {
  const named = { packages: repository.packages, resources: repository.resources, manifests: repository.manifests };
  return Object.entries(named).flatMap(([name, resource]) => (resource ? lintResource(resource, `/${name}`) : []));
}

function lintResource({ sha256, update_timestamp, update_time_utc }: RepositoryResource, at: string): Finding[] {
  const findings: Finding[] = [];
  if (sha256 === undefined) {
    findings.push(warningAt(at, 'missing-hash', 'Without sha256, clients cannot detect a damaged or replaced file.'));
  }
  if (update_timestamp >= FIRST_MILLISECONDS) {
    const seconds = String(Math.floor(update_timestamp / 1000));
    const message = `${update_timestamp} is in milliseconds; the format uses seconds.`;
    findings.push(errorAt(`${at}/update_timestamp`, 'timestamp-unit', message, seconds));
  } else if (update_time_utc !== undefined && update_time_utc !== utcText(update_timestamp)) {
    const right = utcText(update_timestamp);
    const message = `${update_time_utc} does not match update_timestamp ${update_timestamp}${localTime(update_time_utc, update_timestamp)}.`;
    findings.push(warningAt(`${at}/update_time_utc`, 'timestamp-mismatch', message, right));
  }
  return findings;
}

/** Whole hours apart: most likely somebody's local time. */
function localTime(text: string, timestamp: number): string {
  const apart = Date.parse(`${text.replace(' ', 'T')}Z`) / 1000 - timestamp;
  return apart !== 0 && Math.abs(apart) <= 14 * 3600 && apart % 900 === 0 ? '; it looks like a local time' : '';
}

/** Seconds since 1970 as update_time_utc has it. */
export function utcText(timestamp: number): string | null {
  const time = new Date(timestamp * 1000);
  return Number.isNaN(time.getTime()) ? null : time.toISOString().slice(0, 19).replace('T', ' ');
}
