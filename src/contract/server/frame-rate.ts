// Limits the frames that sockets send per second, including pings and pongs.

export interface FrameLimits {
  /** Per socket. */
  readonly maxFramesPerSecond: number;
  /** For all sockets of one address together; above it, sockets that send more than their share are closed. */
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

  /** Counts a frame and returns whether it is within the limits. `sockets` is the number of sockets of its address. */
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
    const fromAddress = (this.#byGroup.get(count.group) ?? 0) + 1;
    this.#byGroup.set(count.group, fromAddress);
    count.frames++;
    const { maxFramesPerSecond, maxFramesPerSecondAndAddress } = this.#limits;
    if (count.frames > maxFramesPerSecond) return false;
    return fromAddress <= maxFramesPerSecondAndAddress || count.frames * sockets <= maxFramesPerSecondAndAddress;
  }
}
