import { dependentsPath } from "../../server/identity/roles.rules";
import { athleteKeyOf, type Session } from "../identity/public/session";
import type { Area } from "./areas";

/** Where an area begins. */
export function homeOfArea(area: Area, session: Session): string {
  switch (area) {
    case "admin":
      return "/admin";
    case "federation":
      return "/federation";
    case "arena":
    case "teacher":
      return "/arena-dashboard";
    case "person":
      return session.answersForMinor ? dependentsPath : `/user-profile/${session.userKey}`;
    case "athlete":
      return `/user-profile/${athleteKeyOf(session)}`;
  }
}
