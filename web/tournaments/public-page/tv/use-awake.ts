import { useEffect } from "react";

/** Keeps the screen from going dark while the page is looked at, where the device lets a page do that. */
export function useAwake() {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (gone) void lock.release();
      } catch {
        // A device that saves its battery goes dark all the same.
      }
    };
    const onVisibility = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", onVisibility);
      void lock?.release();
    };
  }, []);
}
