import { useEffect } from "react";
import { namesKept } from "../ui/kept-on-device";

/** What classes keep on this device until the server has it. */
const keptAttendances = "praia-chamada:";

/** What this device kept when it was last here is sent from any page; its code comes where there is something. */
export function useKeptWork(): void {
  useEffect(() => {
    const look = () => {
      if (namesKept(keptAttendances).length > 0)
        void import("../classes/public/send-kept")
          .then(({ startOutbox }) => startOutbox())
          .catch(() => undefined);
    };
    look();
    // Its code could not be had without a network.
    window.addEventListener("online", look);
    return () => window.removeEventListener("online", look);
  }, []);
}
