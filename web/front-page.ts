import { followSystem } from "./ui/colour-scheme";

/**
 * The prerendered front page is readable, and its links work, without the app. The app is loaded on the first user
 * interaction; button clicks made before that are replayed.
 */
const signs = ["pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;
const pressable = "a, button";
const pressed = new Set<HTMLElement>();
let coming = false;

function keepPress(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
  if (button) pressed.add(button);
}

function onPointer(event: PointerEvent) {
  if (event.target instanceof Element && event.target.closest(pressable)) void bringApp();
}

async function bringApp() {
  if (coming) return;
  coming = true;
  try {
    const [{ takeOverPage }] = await Promise.all([import("./start-app"), import("./landing/LandingPage")]);
    await takeOverPage(stopWatching, () => {
      for (const button of pressed) button.click();
      pressed.clear();
    });
  } catch {
    // The load failed without a connection: the next interaction tries again.
    coming = false;
  }
}

const onSign = () => void bringApp();

function stopWatching() {
  for (const sign of signs) document.removeEventListener(sign, onSign);
  document.removeEventListener("pointerover", onPointer);
  document.removeEventListener("click", keepPress, { capture: true });
}

for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
document.addEventListener("pointerover", onPointer, { passive: true });
document.addEventListener("click", keepPress, { capture: true });
followSystem();
