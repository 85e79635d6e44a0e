/**
 * Calls once, on the first press or key of the user: the time to load code that only interaction needs, so that it is
 * already there if the connection drops later.
 * @returns removes the listeners.
 */
export function onFirstPress(call: () => void): () => void {
  const presses = ["pointerdown", "keydown"] as const;
  const stop = () => {
    for (const press of presses) document.removeEventListener(press, pressed);
  };
  const pressed = () => {
    stop();
    call();
  };
  for (const press of presses) document.addEventListener(press, pressed, { passive: true });
  return stop;
}
