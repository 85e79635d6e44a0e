import { Heading } from "@chakra-ui/react/heading";
import { HStack } from "@chakra-ui/react/stack";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { ButtonLink } from "../ButtonLink";

interface YearSwitchProps {
  year: number;
  /** The address of a year. */
  to: (year: number) => string;
  /** What a year is for those who listen: "Temporada". */
  name: string;
  /** The last year with something to show; without one there is always a next. */
  last?: number;
}

/** The year on the page, with links to the one before and the one after. */
export function YearSwitch({ year, to, name, last = Infinity }: YearSwitchProps) {
  const away = { size: "sm", variant: "ghost", colorPalette: "gray" } as const;
  return (
    <HStack as="nav" aria-label="Anos" gap="1" _print={{ "& a": { display: "none" } }}>
      <ButtonLink {...away} to={to(year - 1)} aria-label={`${name} ${year - 1}`}>
        <ChevronLeft />
        {year - 1}
      </ButtonLink>
      <Heading as="h2" textStyle="2xl" px="2">
        {year}
      </Heading>
      {year < last ? (
        <ButtonLink {...away} to={to(year + 1)} aria-label={`${name} ${year + 1}`}>
          {year + 1}
          <ChevronRight />
        </ButtonLink>
      ) : null}
    </HStack>
  );
}
