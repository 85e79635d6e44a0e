import { useEffect, useSyncExternalStore } from "react";

export type ColourMode = "light" | "dark";

/** The same key and the same class names as public/colour-mode.js, which runs before the first paint. */
const storageKey = "praia-colour-mode";
const ground = { light: "#fdf8ee", dark: "#07181f" } as const;
const listeners = new Set<() => void>();
let chosenHere = false;

export function useColourMode(): [mode: ColourMode, toggle: () => void] {
  const mode = useSyncExternalStore(subscribe, currentMode);
  return [mode, () => chooseMode(mode === "dark" ? "light" : "dark")];
}

/** As long as nobody has chosen, an open page follows its system from day to night, as the next one would begin. */
export function followSystem() {
  const night = matchMedia("(prefers-color-scheme: dark)");
  night.addEventListener("change", () => {
    if (!isChosen()) show(night.matches ? "dark" : "light");
  });
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

function isChosen(): boolean {
  try {
    return chosenHere || localStorage.getItem(storageKey) !== null;
  } catch {
    return chosenHere;
  }
}

function chooseMode(mode: ColourMode) {
  chosenHere = true;
  show(mode);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

function show(mode: ColourMode) {
  const root = document.documentElement;
  root.classList.remove("light", "dark");
  root.classList.add(mode);
  root.style.colorScheme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground[mode]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
