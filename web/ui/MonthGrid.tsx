import { Button, IconButton } from "@chakra-ui/react/button";
import { Box } from "@chakra-ui/react/box";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import {
  addDays,
  addMonths,
  dayInWeekOf,
  eachDay,
  firstOfMonth,
  mondayOf,
  weekdayLabel,
  weekFromMonday,
} from "../../server/platform/time/calendar-day.rules";
import { dateInWords } from "../../server/platform/time/date-in-words.rules";
import { formatMonth } from "./format";

interface MonthGridProps {
  /** YYYY-MM-DD: the day that is chosen; its month is shown. */
  day: string;
  today: string;
  onChoose: (day: string) => void;
  /** What is said of a day that stands out, "2 eventos"; null for one that does not. */
  markOf: (day: string) => string | null;
}

/** How far a key leads from a day. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => dayInWeekOf(day, "SUNDAY"),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Before the month's first day and after its last. */
const NoDay = chakra("td");

const Day = chakra("button", {
  base: {
    position: "relative",
    w: "full",
    minH: "11",
    borderRadius: "l2",
    borderWidth: "1px",
    borderColor: "transparent",
    fontVariantNumeric: "tabular-nums",
    cursor: "button",
    _hover: { bg: "bg.muted" },
    "&[data-marked]": { bg: "sea.subtle", color: "sea.fg", fontWeight: "bold" },
    "&[aria-current=date]": { borderColor: "border.emphasized" },
    "[aria-selected=true] > &": { bg: "sea.solid", color: "sea.contrast", fontWeight: "bold" },
  },
});

/**
 * A month's days, of which one is chosen: by touch, and with the keys of every calendar, arrows for days and weeks, Page Up
 * and Page Down for months. Days that have something stand out.
 */
export function MonthGrid({ day, today, onChoose, markOf }: MonthGridProps) {
  const titleId = useId();
  const chosen = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  const first = firstOfMonth(day);
  const last = addDays(addMonths(first, 1), -1);
  const weeks = eachDay(mondayOf(first), dayInWeekOf(last, "SUNDAY"));

  useEffect(() => {
    if (byKey.current) chosen.current?.focus();
    byKey.current = false;
  }, [day]);

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    byKey.current = true;
    onChoose(step(day));
  };

  return (
    <Stack gap="3">
      <HStack gap="2">
        <IconButton
          variant="outline"
          colorPalette="gray"
          aria-label="mês anterior"
          onClick={() => onChoose(addMonths(day, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          variant="outline"
          colorPalette="gray"
          aria-label="próximo mês"
          onClick={() => onChoose(addMonths(day, 1))}
        >
          <ChevronRight />
        </IconButton>
        <Text
          as="h3"
          id={titleId}
          fontWeight="bold"
          aria-live="polite"
          _firstLetter={{ textTransform: "uppercase" }}
        >
          {formatMonth(first)}
        </Text>
        {first === firstOfMonth(today) ? null : (
          <Button variant="ghost" colorPalette="gray" onClick={() => onChoose(today)}>
            Hoje
          </Button>
        )}
      </HStack>
      <chakra.table
        role="grid"
        aria-labelledby={titleId}
        w="full"
        tableLayout="fixed"
        borderSpacing="0.5"
        borderCollapse="separate"
        onKeyDown={press}
      >
        <thead>
          <tr>
            {weekFromMonday.map((weekday) => (
              <chakra.th
                key={weekday}
                scope="col"
                abbr={weekdayLabel[weekday]}
                textStyle="xs"
                fontWeight="semibold"
                color="fg.muted"
                pb="1"
              >
                {weekdayLabel[weekday].slice(0, 3)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks
            .filter((one) => one === mondayOf(one))
            .map((monday) => (
              <tr key={monday}>
                {eachDay(monday, addDays(monday, 6)).map((one) => {
                  if (one < first || one > last) return <NoDay key={one} />;
                  const mark = markOf(one);
                  return (
                    <td key={one} aria-selected={one === day}>
                      <Day
                        ref={one === day ? chosen : undefined}
                        type="button"
                        tabIndex={one === day ? 0 : -1}
                        aria-label={[dateInWords(one), mark].filter(Boolean).join(", ")}
                        aria-current={one === today ? "date" : undefined}
                        data-marked={mark === null ? undefined : ""}
                        onClick={() => onChoose(one)}
                      >
                        {Number(one.slice(8))}
                        {mark === null ? null : <Dot />}
                      </Day>
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </chakra.table>
    </Stack>
  );
}

/** So that colour alone does not tell. */
function Dot() {
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      bottom="1"
      insetX="0"
      mx="auto"
      boxSize="1.5"
      borderRadius="full"
      bg="currentColor"
    />
  );
}
