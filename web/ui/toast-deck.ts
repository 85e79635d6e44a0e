import { createToaster } from "@chakra-ui/react/toast";
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
