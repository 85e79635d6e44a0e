import { useLocation } from "react-router-dom";
import { GuardWait } from "./identity/public/Guard";
import type { Access } from "./identity/public/page-access";

interface ArrivalWaitProps {
  accessTo: (path: string) => Access | "everyone";
}

/** On arrival, until the page's code is here and it is known who asks for it. */
export function ArrivalWait({ accessTo }: ArrivalWaitProps) {
  const access = accessTo(useLocation().pathname);
  return access === "everyone" ? null : <GuardWait access={access} />;
}
