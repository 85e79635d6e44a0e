import { useState, useSyncExternalStore } from "react";
import { mailLimit } from "../../server/identity/mail-limit.rules";

const keyOf = (email: string) => email.trim().toLowerCase();

/** After a mail was asked for, the next one to the same address has to wait so many seconds. */
export const mailWaitSeconds = mailLimit("").windowSeconds;

/**
 * How long until another mail may be asked for, address by address: who mistyped theirs need not wait to correct it.
 * @param email what stands in the field now.
 * @param mailedAt when that address was last written to, in milliseconds, if that is known.
 * @returns the seconds left, and a function that begins a wait for `email`.
 */
export function useMailWait(email: string, mailedAt?: number) {
  const [until, setUntil] = useState<Readonly<Record<string, number>>>(() =>
    mailedAt === undefined ? {} : { [keyOf(email)]: mailedAt + mailWaitSeconds * 1000 },
  );
  const secondsLeft = useSecondsUntil(until[keyOf(email)] ?? 0);
  const wait = (seconds: number) =>
    setUntil((before) => ({ ...before, [keyOf(email)]: Date.now() + seconds * 1000 }));
  return [secondsLeft, wait] as const;
}

/** A button that counts down is meant to be read. */
export const countdownLook = { fontVariantNumeric: "tabular-nums", _disabled: { opacity: 0.8 } } as const;

/** Whole seconds until an instant in milliseconds, counted down on the screen; 0 once it is past. */
function useSecondsUntil(instant: number): number {
  return useSyncExternalStore(tick, () => Math.max(0, Math.ceil((instant - Date.now()) / 1000)));
}

function tick(listener: () => void) {
  const timer = setInterval(listener, 250);
  return () => clearInterval(timer);
}
