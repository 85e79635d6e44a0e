import { randomInt } from "node:crypto";
import { later } from "../platform/time/duration.rules";

const lifeHours = 72;
const length = 14;
/** Without what is mistaken for something else when it is read aloud: 0 and O, 1, I and l. */
const smallLetters = "abcdefghijkmnpqrstuvwxyz";
const capitals = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const digits = "23456789";

/** A temporary password with 80 random bits, and at least one character of each kind. */
export function newTemporaryPassword(): string {
  const all = smallLetters + capitals + digits;
  for (;;) {
    const password = Array.from({ length }, () => all[randomInt(all.length)]).join("");
    const kinds = [smallLetters, capitals, digits];
    if (kinds.every((kind) => [...kind].some((sign) => password.includes(sign)))) return password;
  }
}

export const temporaryPasswordUntil = (now: Date): Date => later(now, { hours: lifeHours });
