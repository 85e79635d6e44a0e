const stepMs = 90;
const longestWaitMs = 1500;

/**
 * Slides an element in from below, each one slightly after the previous.
 * @param place order, starting at 0. With "prefers-reduced-motion" all appear at once.
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
