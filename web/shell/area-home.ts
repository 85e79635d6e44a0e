import type { Session } from "../identity/public/session";
import type { Area } from "./areas";

/** Where an area begins. */
export function homeOfArea(area: Area, { userKey }: Session): string {
  switch (area) {
    case "admin":
      return "/admin";
    case "federation":
      return "/federation";
    case "arena":
    case "teacher":
      return "/arena-dashboard";
    case "athlete":
    case "person":
      return `/user-profile/${userKey}`;
  }
}
