import { createToaster } from "@chakra-ui/react/toast";
import type { ToastText, ToastType } from "./toaster";

const onPhone = typeof matchMedia !== "undefined" && matchMedia("(max-width: 47.99em)").matches;
const shownMs = 4000;
const shownWithActionMs = 10_000;
/** What has just been told is no old news when a dialog opens with it. */
const newsMs = 1000;

export const toaster = createToaster({
  // A phone has its buttons at the bottom edge, the score sheet's above all: there the top bar is covered, and nothing else.
  placement: onPhone ? "top" : "bottom-end",
  max: onPhone ? 1 : 3,
  duration: shownMs,
  offsets: onPhone ? "0px" : "1rem",
  gap: 8,
  pauseOnPageIdle: true,
});

const counts = new Map<string, number>();
const news = new Set<string>();

/** The same text told again renews its toast instead of piling up, and so does the next of a group. */
export function showToast(type: ToastType, { title, group, action, description }: ToastText) {
  const shown = toaster.getVisibleToasts();
  const words = typeof title === "string" ? title : (group ?? title(1));
  // It becomes ids in the page, to which the toast's name refers: a space would end the reference.
  const id = `${type}:${group ?? `${words}:${description ?? ""}`}`.replaceAll(/\s/g, "_");
  const before = shown.find((each) => each.id === id);
  const count = before ? (counts.get(id) ?? 0) + 1 : 1;
  counts.set(id, count);
  // There is room for one: what went well gives way to what is newer, what went wrong has its time.
  if (onPhone)
    for (const each of shown) if (each.id !== id && each.type === "success") toaster.remove(each.id);
  const duration = action ? shownWithActionMs : shownMs;
  toaster.create({
    id,
    type,
    title: typeof title === "string" ? title : title(count),
    description,
    action,
    // The library begins to count anew only when the time has changed.
    duration: before?.duration === duration ? duration + 1 : duration,
    closable: true,
  });
  news.add(id);
  setTimeout(() => news.delete(id), newsMs);
}

/** Takes away what was told before, when something opens that one is to look at. */
export function clearOldToasts(): void {
  for (const { id } of toaster.getVisibleToasts()) if (id && !news.has(id)) toaster.remove(id);
}
