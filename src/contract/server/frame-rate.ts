// Frames that sockets send, pings and pongs included, counted by the second.

export interface FrameLimits {
  /** Frames of one socket in a second. */
  readonly maxFramesPerSecond: number;
  /** Frames of all sockets of one address in a second; past it, those that send more than their share are closed. */
  readonly maxFramesPerSecondAndAddress: number;
}

/** Frames of one socket in the current second. */
export interface FrameCount {
  readonly group: string;
  second: number;
  frames: number;
}

export class FrameRate {
  readonly #limits: FrameLimits;
  readonly #byGroup = new Map<string, number>();
  #second = 0;

  constructor(limits: FrameLimits) {
    this.#limits = limits;
  }

  /** Counts a frame; false when it is one too many. `sockets` are those of its address, itself included. */
  take(count: FrameCount, sockets: number): boolean {
    const second = Math.floor(performance.now() / 1_000);
    if (second !== this.#second) {
      this.#second = second;
      this.#byGroup.clear();
    }
    if (second !== count.second) {
      count.second = second;
      count.frames = 0;
    }
    const ofAddress = (this.#byGroup.get(count.group) ?? 0) + 1;
    this.#byGroup.set(count.group, ofAddress);
    count.frames++;
    const { maxFramesPerSecond, maxFramesPerSecondAndAddress } = this.#limits;
    if (count.frames > maxFramesPerSecond) return false;
    return ofAddress <= maxFramesPerSecondAndAddress || count.frames * sockets <= maxFramesPerSecondAndAddress;
  }
}
