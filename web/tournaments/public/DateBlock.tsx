import { chakra } from "@chakra-ui/react/styled-system";
import { monthName } from "../../../server/platform/time/time-in-words.rules";

interface DateBlockProps {
  start: string;
  end?: string | null | undefined;
  /** 64 px beside a name, 80 on a cover. */
  size?: "md" | "lg";
}

const Block = chakra("span", {
  base: {
    display: "inline-flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: "0",
    borderRadius: "l2",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    fontFamily: "heading",
    fontWeight: "bold",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "1",
    whiteSpace: "nowrap",
  },
  variants: {
    size: {
      md: { minW: "16", h: "16", px: "2", fontSize: "2xl" },
      lg: { minW: "20", h: "20", px: "3", fontSize: "3xl" },
    },
  },
});

const Month = chakra("span", {
  base: {
    mt: "1",
    textStyle: "sm",
    fontFamily: "heading",
    fontWeight: "bold",
    lineHeight: "1",
    color: "coral.fg",
    textTransform: "uppercase",
  },
});

/** The day big and the month below it, as on a tear-off calendar. Beside it stands the date in words, which is read aloud. */
export function DateBlock({ start, end, size = "md" }: DateBlockProps) {
  const day = (date: string) => String(Number(date.slice(8)));
  // Over the turn of a month the two days would not say whose they are.
  const lastDay = end && end !== start && end.slice(0, 7) === start.slice(0, 7) ? `–${day(end)}` : "";
  return (
    <Block aria-hidden="true" size={size}>
      {day(start)}
      {lastDay}
      <Month>{monthName(start).slice(0, 3)}</Month>
    </Block>
  );
}
