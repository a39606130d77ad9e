// Messages between the workspace and the agent, which looks at a proxied page and acts in it.
import type { PageStep, PageStepFailure } from '../../../../../generated/workspace/messages.ts';

/** A step whose elements are known by number; null is the page itself. */
export interface Step extends Omit<PageStep, 'ref' | 'to'> {
  readonly element: number | null;
  readonly target: number | null;
  readonly realFocus: boolean;
}

/** `next`: the number of the next ref. Numbers of earlier documents are never reused. */
export type Ask = { readonly root: number | null; readonly next: number } | { readonly step: Step };

export interface OutlineNode {
  readonly depth: number;
  readonly role: string;
  readonly name: string;
  readonly value?: string | undefined;
  readonly states: readonly string[];
  /** The number of the element: its ref if it can be acted on. */
  readonly number: number;
  readonly isActionable: boolean;
  /** Whether it continues the line of the row or list item before it. */
  readonly isInline: boolean;
}

/** Nothing in it can be trusted: the page may have replaced every function that the agent uses. */
export interface Answer {
  readonly nodes?: readonly OutlineNode[];
  /** Whether the nodes are those of a modal dialog, which blocks the rest of the page. */
  readonly isModal?: boolean;
  /** Milliseconds since the document last changed. */
  readonly quietMs?: number;
  readonly failed?: Pick<PageStepFailure, 'code' | 'reason'>;
  /** The step has opened a list. The option is to be clicked in it. */
  readonly hasOpened?: boolean;
  /** The element of the step, in the frame's coordinates. */
  readonly box?: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
}

/** The agent's code gets it from the tracker as `tracker`, and sets `answer`. */
export interface AgentTracker {
  readonly userInput: () => void;
  answer?: (ask: Ask) => Promise<Answer>;
}
