import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstPress } from "./on-first-press";
import { whenUntold } from "./toaster";

const ToastDeck = lazy(async () => ({ default: (await import("./ToastDeck")).ToastDeck }));

/** Where toasts appear; rendered once. Their code comes with the first press on the page. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stops = [whenUntold(want), onFirstPress(want)];
    return () => stops.forEach((stop) => stop());
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastDeck />
    </Suspense>
  );
}
