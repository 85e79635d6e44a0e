import { useEffect, useEffectEvent } from "react";

/** Key combinations, such as "mod+k" (Ctrl or Cmd) or "?", and their actions. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/** Listens while the shell is mounted. Single-letter shortcuts are ignored while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.repeat || event.isComposing) return;
    const mod = event.ctrlKey || event.metaKey;
    const act = shortcuts[`${mod ? "mod+" : ""}${event.key.toLowerCase()}`];
    if (!act) return;
    if (
      !mod &&
      (isTyping(event.target) || document.querySelector("dialog[open], [role=dialog], [role=alertdialog]"))
    )
      return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
