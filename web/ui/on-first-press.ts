/**
 * Calls once, when somebody begins to use the page: what only presses bring up can come then, and is there when the
 * connection is not.
 * @returns stops waiting.
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
