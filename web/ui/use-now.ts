import { useEffect, useState } from "react";

const everyMs = 60_000;

/** The present moment, moving on every minute, for what is said in relation to it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
