import { inMs } from "../../../server/platform/time/duration.rules";

const param = "voltar";
const stored = "praia-voltar";
const keptForMs = inMs({ hours: 24 }); // as long as the link in a confirmation mail works

/** Only ways within this product: an address elsewhere, however disguised, is none. */
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

/** Who signs up leaves for their mail: the portal, and where they wanted to go from it, wait in this browser. */
export function keepWayBack(portal: string, back: string | null, now = Date.now()): void {
  const path = back === null ? portal : athletePortalFrom(back);
  try {
    localStorage.setItem(stored, JSON.stringify({ path, at: now }));
  } catch {
    // A browser that keeps nothing leads home instead.
  }
}

/** The portal that `keepWayBack` kept, if it is not too long ago. */
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

/** Who has arrived needs it no longer. */
export function forgetWayBack(): void {
  try {
    localStorage.removeItem(stored);
  } catch {
    // Nothing was kept either.
  }
}
