import { useEffect } from "react";

const controls = "a, button, input, select, textarea, label, summary, [data-open]";
const toasts = "[data-scope=toast][data-part=root]";

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (one: Area, other: Area): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** Toasts over the area fade when there is a control in it that is not their own. */
function step(target: EventTarget | null, area: Area): void {
  for (const toast of document.querySelectorAll<HTMLElement>(toasts)) {
    const below = target instanceof Element && !toast.contains(target) && target.closest(controls);
    toast.toggleAttribute("data-aside", Boolean(below) && overlap(area, toast.getBoundingClientRect()));
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
