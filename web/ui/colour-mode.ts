import { useEffect, useSyncExternalStore } from "react";

export type ColourMode = "light" | "dark";

/** The same key and the same class names as public/colour-mode.js, which runs before the first paint. */
const storageKey = "praia-colour-mode";
const ground = { light: "#fdf8ee", dark: "#07181f" } as const;
const listeners = new Set<() => void>();

export function useColourMode(): [mode: ColourMode, toggle: () => void] {
  const mode = useSyncExternalStore(subscribe, currentMode);
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

function currentMode(): ColourMode {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

function chooseMode(mode: ColourMode) {
  const root = document.documentElement;
  root.classList.remove("light", "dark");
  root.classList.add(mode);
  root.style.colorScheme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground[mode]);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
