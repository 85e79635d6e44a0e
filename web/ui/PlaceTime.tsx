import { Text } from "@chakra-ui/react/text";
import { createContext, use, useState, type ReactNode } from "react";
import { deviceOffset, placeClocksInWords } from "./place-clocks";

const PlaceTimeZone = createContext<string | null>(null);

interface PlaceTimeProps {
  /** IANA's name of the place's zone. */
  timeZone: string;
  children: ReactNode;
}

/** Everything within is told by the clocks of a place, wherever who looks at it may be. */
export function PlaceTime({ timeZone, children }: PlaceTimeProps) {
  return <PlaceTimeZone value={timeZone}>{children}</PlaceTimeZone>;
}

/** By whose clocks to tell: the zone that `PlaceTime` around it says. */
export function usePlaceTime(): string {
  const timeZone = use(PlaceTimeZone);
  if (timeZone === null) throw new Error("A time is told of no place: PlaceTime is missing around it");
  return timeZone;
}

/** A quiet line that says by whose clocks the page around it tells; nothing for who has the same. */
export function PlaceTimeNote() {
  const timeZone = use(PlaceTimeZone);
  return timeZone === null ? null : <ClocksNote timeZones={[timeZone]} />;
}

/** "Horários de Manaus (UTC−4)"; null on a device whose clocks show the same. */
export function usePlaceClocks(timeZones: readonly string[]): string | null {
  const [now] = useState(() => new Date());
  return placeClocksInWords(timeZones, now, deviceOffset(now));
}

/** The same for a page that tells of several places. */
export function ClocksNote({ timeZones }: { timeZones: readonly string[] }) {
  const words = usePlaceClocks(timeZones);
  if (words === null) return null;
  return (
    <Text textStyle="sm" color="fg.muted" _print={{ display: "none" }}>
      {words}
    </Text>
  );
}
