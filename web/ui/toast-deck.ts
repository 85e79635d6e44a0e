import { createToaster } from "@chakra-ui/react/toast";
import { useEffect } from "react";
import type { ToastText, ToastType } from "./toaster";

export const onPhone = typeof matchMedia !== "undefined" && matchMedia("(max-width: 47.99em)").matches;
const shownMs = 4000;
const shownWithActionMs = 10_000;
/** A toast younger than this stays when a dialog opens: it probably belongs to the same action. */
const newsMs = 1000;
const room = onPhone ? 1 : 3;

export const toaster = createToaster({
  // On a phone buttons are at the bottom edge, above all in the score sheet.
  placement: onPhone ? "top" : "bottom-end",
  max: room,
  duration: shownMs,
  offsets: onPhone ? "0px" : "1rem",
  gap: 8,
  pauseOnPageIdle: true,
});

const counts = new Map<string, number>();
const news = new Set<string>();
/** Overflow queue. Toasts beyond the maximum would go to the library's own queue, which cannot be cleared. */
let waiting: { type: ToastType; text: ToastText; since: number }[] = [];

/** The id becomes an element id referenced by aria-labelledby, where a space would separate two ids. */
const idOf = (type: ToastType, words: string): string => `${type}:${words}`.replaceAll(/\s/g, "_");

/** Shows a toast. A toast with the same text or group replaces the visible one instead of stacking. */
export function showToast(type: ToastType, text: ToastText, since = Date.now()): void {
  const shown = toaster.getVisibleToasts();
  const id = idOf(type, text.group ?? `${wordsOf(text.title, 1)}:${wordsOf(text.description, 1) ?? ""}`);
  const before = shown.find((each) => each.id === id);
  const count = (before ? (counts.get(id) ?? 0) : 0) + (text.count ?? 1);
  counts.set(id, count);
  if (!before && toaster.getCount() >= room && !makeRoom()) return void waiting.push({ type, text, since });
  const action = text.group !== undefined && count > 1 ? undefined : text.action;
  const duration = action ? shownWithActionMs : shownMs;
  toaster.create({
    id,
    type,
    title: wordsOf(text.title, count),
    description: wordsOf(text.description, count),
    action,
    // The library restarts the timer only if the duration changes.
    duration: before?.duration === duration ? duration + 1 : duration,
    closable: true,
  });
  news.add(id);
  setTimeout(() => news.delete(id), newsMs);
}

/** Resolves a text that depends on the group's count. */
const wordsOf = <Words extends string | undefined>(
  words: Words | ((count: number) => Words),
  count: number,
): Words => (typeof words === "function" ? words(count) : words);

export function forgetGroup(group: string): void {
  waiting = waiting.filter(({ text }) => text.group !== group);
  for (const type of ["success", "error"] as const) toaster.remove(idOf(type, group));
}

/** Removes old toasts when a dialog or similar opens, so that they do not cover it. */
export function clearOldToasts(): void {
  dropWaiting();
  for (const { id } of toaster.getVisibleToasts()) if (id && !news.has(id)) toaster.remove(id);
  // Discard what still has no room: it would appear seconds late and cover what has opened.
  showWaiting();
  waiting = [];
}

/** Removes stale toasts from the overflow queue, for example on navigation. */
export function dropWaiting(): void {
  waiting = waiting.filter(({ since }) => Date.now() - since < newsMs);
}

function showWaiting(): void {
  const line = waiting;
  waiting = [];
  for (const { type, text, since } of line) showToast(type, text, since);
}

/**
 * Makes room for a new toast by removing a success toast: the oldest, preferably one without an action. Errors stay.
 * @returns false if only errors are visible.
 */
function makeRoom(): boolean {
  const shown = toaster.getVisibleToasts().filter((each) => each.type === "success");
  const oldest = shown.findLast(({ action }) => !action) ?? shown.at(-1);
  if (oldest?.id) toaster.remove(oldest.id);
  return oldest !== undefined;
}

/** Removes all visible and queued toasts. */
export function forgetAll(): void {
  waiting = [];
  toaster.remove();
}

// The library notifies before it removes the toast: wait until there is room.
toaster.subscribe(({ dismiss }: { dismiss?: boolean }) => {
  if (dismiss) queueMicrotask(showWaiting);
});

const toasts = "[data-scope=toast][data-part=root]";
const controls = "a[href], button, input, select, textarea, summary";
const dialogs = "[role=dialog], [role=alertdialog]";
const gap = 8;

interface Place {
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

/**
 * How far below the top edge toasts appear on a phone, in px: under the top bar if they then cover only text of the
 * page's head, else over the bar.
 * @param bar the top bar's height.
 * @param contentTop where the content below the page's head starts.
 */
export function dropOf(shown: Place, bar: number, contentTop: number, all: readonly Place[]): number {
  const [top, bottom] = [bar, bar + shown.bottom - shown.top];
  const isFree = bottom <= contentTop && !all.some((control) => overlap({ ...shown, top, bottom }, control));
  return isFree ? bar : 0;
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

function stepBelowBar(shown: readonly HTMLElement[]): void {
  const bar = document.querySelector("[data-top-bar]");
  const content = document.querySelector("[data-page-head] + *");
  const drop = () => {
    if (!bar || !content || document.querySelector(dialogs)) return 0;
    const all = [...document.querySelectorAll(`main :is(${controls})`)];
    const height = Math.max(...shown.map(({ offsetHeight }) => offsetHeight));
    return dropOf(
      { left: 0, right: document.documentElement.clientWidth, top: 0, bottom: height },
      bar.getBoundingClientRect().height,
      content.getBoundingClientRect().top,
      all.map((control) => control.getBoundingClientRect()),
    );
  };
  document.documentElement.style.setProperty("--praia-toasts-drop", `${drop()}px`);
}

function stepAside(shown: readonly HTMLElement[]): void {
  const work = document.querySelector(dialogs) ?? document;
  const all = [...work.querySelectorAll(controls)].filter((control) => !control.closest(toasts));
  const aside = asideOf(
    cornerOf(shown),
    all.map((control) => control.getBoundingClientRect()),
  );
  document.documentElement.style.setProperty("--praia-toasts-aside", `${aside}px`);
}

/**
 * In a wide window toasts appear at the bottom right, moved left as far as needed to cover no control; on a phone under
 * the top bar, so that back and search stay visible, or over it.
 */
export function useToastsBesideWork(): void {
  useEffect(() => {
    let frame = 0;
    // Controls may appear, disappear or move while a toast is visible, for example when a list loads.
    const changes = new MutationObserver(() => place());
    const step = () => {
      const shown = shownToasts();
      if (shown.length === 0) return changes.disconnect();
      changes.observe(document.body, { childList: true, subtree: true });
      if (onPhone) stepBelowBar(shown);
      else stepAside(shown);
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

const toastsAsideControls = "a, button, input, select, textarea, label, summary, [data-open]";
const toastsAsideToasts = "[data-scope=toast][data-part=root]";

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const toastsAsideOverlap = (one: Area, other: Area): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** Toasts over the area fade when there is a control in it that is not their own. */
function step(target: EventTarget | null, area: Area): void {
  for (const toast of document.querySelectorAll<HTMLElement>(toastsAsideToasts)) {
    const below = target instanceof Element && !toast.contains(target) && target.closest(toastsAsideControls);
    toast.toggleAttribute(
      "data-aside",
      Boolean(below) && toastsAsideOverlap(area, toast.getBoundingClientRect()),
    );
  }
}

/**
 * A toast lets every press through to what is below it (its own buttons excepted). When the pointer is on a control that it
 * covers, or the keyboard has come to one, it fades too, so that one sees what one is about to press.
 */
export function useToastsAside(): void {
  useEffect(() => {
    const point = ({ target, clientX: x, clientY: y }: PointerEvent) =>
      step(target, { left: x, right: x, top: y, bottom: y });
    const arrive = ({ target }: FocusEvent) => {
      if (target instanceof Element) step(target, target.getBoundingClientRect());
    };
    document.addEventListener("pointermove", point, { passive: true });
    document.addEventListener("focusin", arrive);
    return () => {
      document.removeEventListener("pointermove", point);
      document.removeEventListener("focusin", arrive);
    };
  }, []);
}
