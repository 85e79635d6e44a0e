/** What is done by a press; fields and their labels press each other, and are left alone. */
const pressable = "button, a, [role='button'], [role='menuitem'], [role='option']";

/**
 * Calls once, on the first press or key of the user: the time to load code that only interaction needs, so that it is
 * already there if the connection drops later. Presses without a connection do not count: a browser keeps a failed import
 * for as long as the page is open.
 * @returns removes the listeners.
 */
export function onFirstPress(call: () => void): () => void {
  const presses = ["pointerdown", "keydown"] as const;
  const stop = () => {
    for (const press of presses) document.removeEventListener(press, pressed);
  };
  const pressed = () => {
    if (!navigator.onLine) return;
    stop();
    call();
  };
  for (const press of presses) document.addEventListener(press, pressed, { passive: true });
  return stop;
}

/**
 * The second press of a double click belongs to what the first one met. Where an answer came between the two and something
 * else stands in that place, it is not pressed: a key that is shown once would be closed unread, a match that was called
 * would begin.
 */
export function guardDoubleClicks(page: Document): void {
  let met: Element | null = null;
  page.addEventListener(
    "click",
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest(pressable) : null;
      if (event.detail < 2) {
        met = pressed;
        return;
      }
      if (pressed === null || pressed === met) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
