import { Button, IconButton } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addMonths, firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { formatMonth } from "../format";

interface MonthSwitchProps {
  /** Its first day, YYYY-MM-DD. */
  month: string;
  /** YYYY-MM-DD: of the months after this one's there is nothing to tell. */
  today: string;
  /** Where a month is shown: "2026-11", or this one. */
  to: (month?: string) => string;
}

/** Which month a report is about, with the way to those before and after. */
export function MonthSwitch({ month, today, to }: MonthSwitchProps) {
  const current = firstOfMonth(today);
  const address = (day: string) => to(day === current ? undefined : day.slice(0, 7));
  return (
    <HStack gap="2" wrap="wrap" _print={{ display: "none" }}>
      <IconButton asChild variant="outline" colorPalette="gray" aria-label="mês anterior">
        <Link to={address(addMonths(month, -1))}>
          <ChevronLeft />
        </Link>
      </IconButton>
      {month < current ? (
        <IconButton asChild variant="outline" colorPalette="gray" aria-label="próximo mês">
          <Link to={address(addMonths(month, 1))}>
            <ChevronRight />
          </Link>
        </IconButton>
      ) : null}
      <Text
        as="h2"
        fontWeight="bold"
        lineHeight="1.25"
        aria-live="polite"
        _firstLetter={{ textTransform: "uppercase" }}
      >
        {formatMonth(month)}
      </Text>
      {month === current ? null : (
        <Button asChild variant="ghost" colorPalette="gray">
          <Link to={to()}>Este mês</Link>
        </Button>
      )}
    </HStack>
  );
}
