export interface Requirement {
  /** What must hold, in our words. */
  readonly text: string;
  /** `decision`: the requirement leaves it open, and our decisions settle it. */
  readonly source: 'requirement' | 'decision';
}

export const required = (text: string): Requirement => ({ text, source: 'requirement' });

export const decided = (text: string): Requirement => ({ text, source: 'decision' });
