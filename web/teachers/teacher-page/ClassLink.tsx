import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { calendarPath } from "../../classes/public/calendar-path";
import { chooseWorkplace } from "../../identity/public/workplace-choice";
import { openedParameter } from "../../ui/list/list-address";

interface ClassLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  sessionId: string;
  /** The day of the class: YYYY-MM-DD. */
  on: string;
  arenaKey: string;
}

/** Leads to a class in the calendar of its arena, and chooses that arena, because the calendar shows the chosen one. */
export function ClassLink({ sessionId, on, arenaKey, ...rest }: ClassLinkProps) {
  return (
    <Link
      {...rest}
      to={`${calendarPath(on)}?${openedParameter}=${encodeURIComponent(sessionId)}`}
      onClick={() => chooseWorkplace({ arena: arenaKey })}
    />
  );
}
