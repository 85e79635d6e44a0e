import type { Session } from "../../web/identity/public/session";

/** A signed-in viewer with only these roles. */
export const sessionOf = (roles: Session["roles"], more: Partial<Session> = {}): Session => ({
  userKey: "u1",
  name: "Lia Prado",
  email: "lia@teste.example",
  roles,
  primaryRole: roles[0] ?? null,
  homePath: "/",
  workplaces: [],
  pausedPlaces: [],
  isReferee: false,
  answersForMinor: false,
  mustChangePassword: false,
  ...more,
});
