export interface Requirement {
  /** The rule, in our own words. */
  readonly text: string;
  /** `decision`: the requirement leaves it open, and we decided it. */
  readonly source: 'requirement' | 'decision';
}

export const required = (text: string): Requirement => ({ text, source: 'requirement' });

export const decided = (text: string): Requirement => ({ text, source: 'decision' });
