import { createToaster } from "@chakra-ui/react/toast";
import type { ToastText, ToastType } from "./toaster";

const onPhone = typeof matchMedia !== "undefined" && matchMedia("(max-width: 47.99em)").matches;
const shownMs = 4000;
const shownWithActionMs = 10_000;
/** What has just been told is no old news when a dialog opens with it. */
const newsMs = 1000;
const room = onPhone ? 1 : 3;

export const toaster = createToaster({
  // A phone has its buttons at the bottom edge, the score sheet's above all: there the top bar is covered, and nothing else.
  placement: onPhone ? "top" : "bottom-end",
  max: room,
  duration: shownMs,
  offsets: onPhone ? "0px" : "1rem",
  gap: 8,
  pauseOnPageIdle: true,
});

const counts = new Map<string, number>();
const news = new Set<string>();
/** What there is no room for yet. The library would keep it in a line of its own that nobody can shorten. */
let waiting: { type: ToastType; text: ToastText; since: number }[] = [];

/** It becomes ids in the page, to which the toast's name refers: a space would end the reference. */
const idOf = (type: ToastType, words: string): string => `${type}:${words}`.replaceAll(/\s/g, "_");

/** The same text told again renews its toast instead of piling up, and so does the next of a group. */
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
    // The library begins to count anew only when the time has changed.
    duration: before?.duration === duration ? duration + 1 : duration,
    closable: true,
  });
  news.add(id);
  setTimeout(() => news.delete(id), newsMs);
}

/** What is told of so many. */
const wordsOf = <Words extends string | undefined>(
  words: Words | ((count: number) => Words),
  count: number,
): Words => (typeof words === "function" ? words(count) : words);

export function forgetGroup(group: string): void {
  waiting = waiting.filter(({ text }) => text.group !== group);
  for (const type of ["success", "error"] as const) toaster.remove(idOf(type, group));
}

/** Takes away what was told before, when something opens that one is to look at. */
export function clearOldToasts(): void {
  dropWaiting();
  for (const { id } of toaster.getVisibleToasts()) if (id && !news.has(id)) toaster.remove(id);
  // What finds no room now either would come over it, seconds late.
  showWaiting();
  waiting = [];
}

/** What has waited is no news any more, on another page even less. */
export function dropWaiting(): void {
  waiting = waiting.filter(({ since }) => Date.now() - since < newsMs);
}

function showWaiting(): void {
  const line = waiting;
  waiting = [];
  for (const { type, text, since } of line) showToast(type, text, since);
}

/** What went well gives way to what is newer, the oldest first; what went wrong has its time. */
function makeRoom(): boolean {
  const shown = toaster.getVisibleToasts().filter((each) => each.type === "success");
  const oldest = shown.findLast(({ action }) => !action) ?? shown.at(-1);
  if (oldest?.id) toaster.remove(oldest.id);
  return oldest !== undefined;
}

/** Whatever is told or waits to be. */
export function forgetAll(): void {
  waiting = [];
  toaster.remove();
}

// Told before one leaves: there is room only afterwards.
toaster.subscribe(({ dismiss }: { dismiss?: boolean }) => {
  if (dismiss) queueMicrotask(showWaiting);
});
