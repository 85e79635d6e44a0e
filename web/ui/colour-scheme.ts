export type ColourMode = "light" | "dark";

/** The same key and the same class names as public/colour-mode.js, which runs before the first paint. */
const storageKey = "praia-colour-mode";
const ground = { light: "#efede8", dark: "#07181f" } as const;
const listeners = new Set<() => void>();
let chosenHere = false;

/** Until the user chooses a mode, an open page follows the system's colour scheme, as a newly loaded page does. */
export function followSystem() {
  const night = matchMedia("(prefers-color-scheme: dark)");
  night.addEventListener("change", () => {
    if (!isChosen()) show(night.matches ? "dark" : "light");
  });
}

export function currentMode(): ColourMode {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

function isChosen(): boolean {
  try {
    return chosenHere || localStorage.getItem(storageKey) !== null;
  } catch {
    return chosenHere;
  }
}

export function chooseMode(mode: ColourMode) {
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

export function onColourModeChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
