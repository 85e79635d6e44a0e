import { useEffect, useSyncExternalStore } from "react";
import { chooseMode, currentMode, onColourModeChange, type ColourMode } from "./colour-scheme";

export function useColourMode(): [mode: ColourMode, toggle: () => void] {
  // A page written down before anybody has come is light until it is looked at.
  const mode = useSyncExternalStore(onColourModeChange, currentMode, () => "light" as const);
  return [mode, () => chooseMode(mode === "dark" ? "light" : "dark")];
}

/** Paper is white: a page in dark colours turns light while it is printed. */
export function useLightOnPaper() {
  useEffect(() => {
    const paper = matchMedia("print");
    const root = document.documentElement;
    let wasDark = false;
    const follow = () => {
      if (paper.matches) wasDark = root.classList.contains("dark");
      if (wasDark)
        root.className = root.className.replace(
          paper.matches ? "dark" : "light",
          paper.matches ? "light" : "dark",
        );
    };
    paper.addEventListener("change", follow);
    return () => paper.removeEventListener("change", follow);
  }, []);
}
