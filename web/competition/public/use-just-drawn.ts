import { useState } from "react";

/** Whether the draw happened while the page was open, here or on somebody else's screen. */
export function useJustDrawn(status: "REGISTRATION_OPEN" | "IN_PROGRESS" | "FINISHED"): boolean {
  const [atArrival] = useState(status);
  return atArrival === "REGISTRATION_OPEN" && status === "IN_PROGRESS";
}
