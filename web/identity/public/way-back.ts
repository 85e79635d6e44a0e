import { inMs } from "../../../server/platform/time/duration.rules";

const param = "voltar";
const stored = "praia-voltar";
const keptForMs = inMs({ hours: 24 }); // as long as the link in a confirmation mail works

/** Accepts only paths of this site, to prevent open redirects; null for anything else. */
function ownPath(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : null;
}

/** The path to return to, from the query string of a portal; null if there is none. */
export const wayBackFrom = (search: URLSearchParams): string | null => ownPath(search.get(param));

/** Path of the athletes' portal, with a parameter that leads back to the given path. */
export function athletePortalFrom(path: string, signUp = false): string {
  const search = new URLSearchParams({ ...(signUp ? { aba: "cadastrar" } : {}), [param]: path });
  return `/auth-athlete?${search.toString()}`;
}

/** Stores the portal and the path to return to, because signing up continues from a mail. */
export function keepWayBack(portal: string, back: string | null, now = Date.now()): void {
  const path = back === null ? portal : athletePortalFrom(back);
  try {
    localStorage.setItem(stored, JSON.stringify({ path, at: now }));
  } catch {
    // Storage is blocked: the user continues at the home page instead.
  }
}

/** The path stored by `keepWayBack`; null after 24 hours. */
export function keptWayBack(now = Date.now()): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(stored) ?? "null");
    if (typeof kept !== "object" || kept === null || !("path" in kept) || !("at" in kept)) return null;
    const { path, at } = kept;
    if (typeof path !== "string" || typeof at !== "number" || now - at > keptForMs) return null;
    return ownPath(path);
  } catch {
    return null;
  }
}

/** Deletes the stored path once the user has returned. */
export function forgetWayBack(): void {
  try {
    localStorage.removeItem(stored);
  } catch {
    // Storage is blocked: there is nothing to delete.
  }
}
