import { useEffect, useState, type ComponentType } from "react";
import { onFirstPress } from "./on-first-press";
import { whenUntold } from "./toaster";

/** Where toasts appear; rendered once. Their code comes with the first press on the page, or once there is a network. */
export function Toasts() {
  const [Deck, setDeck] = useState<ComponentType | null>(null);
  useEffect(() => {
    let wanted = false;
    let here = true;
    const want = () => {
      wanted = true;
      void import("./ToastDeck")
        .then(({ ToastDeck }) => here && setDeck(() => ToastDeck))
        .catch(() => undefined);
    };
    const again = () => {
      if (wanted) want();
    };
    window.addEventListener("online", again);
    const stops = [whenUntold(want), onFirstPress(want)];
    return () => {
      here = false;
      window.removeEventListener("online", again);
      for (const stop of stops) stop();
    };
  }, []);
  return Deck ? <Deck /> : null;
}
