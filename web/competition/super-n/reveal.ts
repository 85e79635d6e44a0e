const stepMs = 90;
const longestWaitMs = 1500;

/**
 * Comes in from below, each a moment after the one before.
 * @param place 0 comes first. Whoever asked their device for less motion sees everything at once.
 */
export function revealed(place: number) {
  return {
    animationName: "slide-from-bottom, fade-in",
    animationDuration: "0.45s",
    animationTimingFunction: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    animationFillMode: "both",
    animationDelay: `${Math.min(place * stepMs, longestWaitMs)}ms`,
    _motionReduce: { animation: "none" },
    _print: { animation: "none" },
  } as const;
}
