/** What is done by a press; fields and their labels press each other, and are left alone. */
const pressable = "button, a, [role='button'], [role='menuitem'], [role='option']";

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
