import { Text } from "@chakra-ui/react/text";
import { createContext, use, useState, type ReactNode } from "react";
import { deviceOffset, placeClocksInWords } from "./place-clocks";

const PlaceTimeZone = createContext<string | null>(null);

interface PlaceTimeProps {
  /** IANA name of the place's time zone. */
  timeZone: string;
  children: ReactNode;
}

/** Shows every time inside it in the time zone of a place, whatever the time zone of the device. */
export function PlaceTime({ timeZone, children }: PlaceTimeProps) {
  return <PlaceTimeZone value={timeZone}>{children}</PlaceTimeZone>;
}

/** The time zone of the nearest `PlaceTime`. */
export function usePlaceTime(): string {
  const timeZone = use(PlaceTimeZone);
  if (timeZone === null) throw new Error("A time is told of no place: PlaceTime is missing around it");
  return timeZone;
}

/** A subdued line naming the page's time zone; renders nothing if the device shows the same times. */
export function PlaceTimeNote() {
  const timeZone = use(PlaceTimeZone);
  return timeZone === null ? null : <ClocksNote timeZones={[timeZone]} />;
}

/** "Horários de Manaus (UTC−4)"; null if the device shows the same times. */
export function usePlaceClocks(timeZones: readonly string[]): string | null {
  const [now] = useState(() => new Date());
  return placeClocksInWords(timeZones, now, deviceOffset(now));
}

/** The same note for a page with times from several places. */
export function ClocksNote({ timeZones }: { timeZones: readonly string[] }) {
  const words = usePlaceClocks(timeZones);
  if (words === null) return null;
  return (
    <Text textStyle="sm" color="fg.muted" _print={{ display: "none" }}>
      {words}
    </Text>
  );
}
