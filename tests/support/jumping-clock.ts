/** A clock that can be set forward, to distinguish later events from simultaneous ones. */
const RealDate = Date;

export function createJumpingClock() {
  let offset = 0;
  class Clock extends RealDate {
    constructor(...time: unknown[]) {
      super(...((time.length === 0 ? [RealDate.now() + offset] : time) as [number]));
    }
    static override now(): number {
      return RealDate.now() + offset;
    }
  }
  return {
    start: () => void Object.assign(globalThis, { Date: Clock }),
    stop: () => void Object.assign(globalThis, { Date: RealDate }),
    jump(milliseconds: number): void {
      offset += milliseconds;
    },
  };
}
