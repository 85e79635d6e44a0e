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
 * How far to move the toasts left from their corner, in px, so that they cover no control: 0 if they cover none, or if
 * no position is free. Ignores controls wider than a toast, such as linked rows: the part beside it stays clickable.
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

/** The area of the toasts in their default corner of a wide window, after their animation. */
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

/** In a wide window toasts appear at the bottom right, moved left as far as needed to cover no control. */
export function useToastsBesideWork(): void {
  useEffect(() => {
    let frame = 0;
    // Controls may appear, disappear or move while a toast is visible, for example when a list loads.
    const changes = new MutationObserver(() => place());
    const step = () => {
      const shown = shownToasts();
      if (shown.length === 0) return changes.disconnect();
      changes.observe(document.body, { childList: true, subtree: true });
      stepAside(shown);
    };
    // Measure the toasts after they have been painted.
    const place = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(step)));
    };
    // The first toast may have appeared before this effect subscribed.
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
