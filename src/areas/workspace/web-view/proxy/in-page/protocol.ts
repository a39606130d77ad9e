// Messages between the workspace and the code in a proxied page that looks at it and acts in it.
import type { PageDialog, PageStep, PageStepFailure } from '../../../../../../generated/workspace/messages.ts';
import type { FramePictureOptions } from '../../../capture/page/frame-picture.ts';

/** A step whose elements are known by number; null is the page itself. */
export interface Step extends Omit<PageStep, 'ref' | 'to'> {
  readonly element: number | null;
  readonly target: number | null;
  readonly realFocus: boolean;
}

/** `next`: the number of the next ref. Numbers of earlier documents are never reused. */
export type Ask =
  | { readonly root: number | null; readonly next: number }
  | { readonly boxOf: number }
  /** `next`: null only asks for the box. */
  | { readonly at: Readonly<Record<'x' | 'y', number>>; readonly next: number | null }
  | { readonly draw: FramePictureOptions; readonly element: number | null }
  | { readonly step: Step };

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

/** In CSS pixels of the frame. */
export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Nothing in it can be trusted: the page may have replaced every function that this code uses. */
export interface Answer {
  readonly nodes?: readonly OutlineNode[];
  /** Whether the nodes are those of a modal dialog, which blocks the rest of the page. */
  readonly isModal?: boolean;
  /** Milliseconds since the document last changed. */
  readonly quietMs?: number;
  /** `near`: the number of the element that is in the way, or near. */
  readonly failed?: Pick<PageStepFailure, 'code' | 'reason'> & { readonly near?: number | undefined };
  /** Whether the page has changed since the step began. */
  readonly isChanged?: boolean;
  /** The step has opened a list. The option is to be clicked in it, perhaps after some text has been typed. */
  readonly hasOpened?: boolean;
  readonly takesText?: boolean;
  /** What the program should know of a step that was done. */
  readonly notes?: readonly string[];
  /** The native dialogs that were answered since the last answer. */
  readonly dialogs?: readonly PageDialog[];
  /** A PNG in base64. */
  readonly picture?: string;
  /** The element of the step. */
  readonly box?: Box;
}

/** The reason why nothing was done, or why a step failed. */
export class Stop<Code extends string> extends Error {
  readonly code: Code;
  readonly near: number | undefined;
  constructor(code: Code, reason: string, near?: number) {
    super(reason);
    [this.code, this.near] = [code, near];
  }
}

/** What the tracker gives to the code in the page and gets from it. */
export interface InPageHost {
  readonly userInput: () => void;
  answer?: (ask: Ask) => Promise<Answer>;
  /** Set by the code that draws, once the workspace has sent it. */
  draw?: (options: FramePictureOptions) => Promise<string>;
}
