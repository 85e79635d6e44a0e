import { useEffect } from "react";
import { toaster } from "./toast-deck";

const toasts = "[data-scope=toast][data-part=root]";
const controls = "a[href], button, input, select, textarea, summary";
const dialogs = "[role=dialog], [role=alertdialog]";
const gap = 8;

export interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (one: Place, other: Place): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * How far to the left of their corner toasts cover no control: 0 where they cover none there, nor anywhere else. What is
 * wider than they are, as a row that leads on, can still be seen and pressed beside them.
 */
export function asideOf(corner: Place, all: readonly Place[]): number {
  const width = corner.right - corner.left;
  const covered = all.filter(({ left, right }) => right > left && right - left <= width);
  const places = [0, ...covered.map(({ left }) => corner.right - left + gap)].filter(
    (aside) => aside >= 0 && corner.left - aside >= gap,
  );
  const free = places.filter((aside) => {
    const place = { ...corner, left: corner.left - aside, right: corner.right - aside };
    return !covered.some((control) => overlap(place, control));
  });
  return Math.min(...free, free.length === 0 ? 0 : Infinity);
}

/** Where the toasts of a wide window stand or will have come to stand, if nothing keeps them from it. */
function cornerOf(shown: readonly HTMLElement[]): Place {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const width = Math.max(...shown.map(({ offsetWidth }) => offsetWidth));
  const height = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + gap, gap);
  return {
    left: right - 2 * gap - width,
    right: right - 2 * gap,
    top: bottom - gap - height,
    bottom: bottom - gap,
  };
}

const shownToasts = () => [...document.querySelectorAll<HTMLElement>(toasts)];

function stepAside(shown: readonly HTMLElement[]): void {
  const work = document.querySelector(dialogs) ?? document;
  const all = [...work.querySelectorAll(controls)].filter((control) => !control.closest(toasts));
  const aside = asideOf(
    cornerOf(shown),
    all.map((control) => control.getBoundingClientRect()),
  );
  document.documentElement.style.setProperty("--praia-toasts-aside", `${aside}px`);
}

/** On a wide window toasts stand at the bottom right, and so far beside it that they cover nothing one may want to press. */
export function useToastsBesideWork(): void {
  useEffect(() => {
    let frame = 0;
    // What stands there may still come, go or move while they do: a list that loads, a button that was at work.
    const changes = new MutationObserver(() => place());
    const step = () => {
      const shown = shownToasts();
      if (shown.length === 0) return changes.disconnect();
      changes.observe(document.body, { childList: true, subtree: true });
      stepAside(shown);
    };
    // They are measured once they are drawn.
    const place = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(step)));
    };
    // The first may have been told before this was here to be told of it.
    place();
    const stop = toaster.subscribe(place);
    document.addEventListener("scrollend", place);
    window.addEventListener("resize", place);
    return () => {
      stop();
      changes.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener("scrollend", place);
      window.removeEventListener("resize", place);
    };
  }, []);
}
