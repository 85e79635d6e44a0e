import { Button } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { formatShortDay } from "../ui/format";

interface DayPickerProps {
  days: readonly string[];
  value: string;
  today: string;
  onChange: (day: string) => void;
}

/** The days of the tournament, as big buttons for a thumb. */
export function DayPicker({ days, value, today, onChange }: DayPickerProps) {
  return (
    <HStack as="fieldset" aria-label="Dia" gap="2" wrap="wrap">
      {days.map((day) => (
        <Button
          key={day}
          size="lg"
          minH="12"
          variant={day === value ? "solid" : "outline"}
          colorPalette={day === value ? "sea" : "gray"}
          bg={day === value ? undefined : "bg.panel"}
          aria-pressed={day === value}
          onClick={() => onChange(day)}
        >
          {day === today ? `Hoje, ${formatShortDay(day).split(", ")[1] ?? ""}` : formatShortDay(day)}
        </Button>
      ))}
    </HStack>
  );
}
