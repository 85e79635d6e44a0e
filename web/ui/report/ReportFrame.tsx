import { Box } from "@chakra-ui/react/box";
import { Button, IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ChevronLeft, ChevronRight, Download, Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { addMonths, firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { useLightOnPaper } from "../ColourModeSwitch";
import { PendingButton } from "../form/PendingButton";
import { formatMonth } from "../format";
import { ButtonLink } from "../Links";
import type { MoreRows } from "../ListRows";
import { PaperFormat } from "../PaperFormat";
import { toast } from "../toaster";

const pageSize = 100;

/** Prints a page whose list goes to paper in full: what is not on the screen yet comes first. */
function usePrintAll({ hasNext, isLoadingNext, loadNext }: MoreRows): {
  preparing: boolean;
  print: () => void;
} {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || isLoadingNext) return undefined;
    if (hasNext) {
      loadNext(pageSize, {
        onComplete: (error) => {
          if (!error) return;
          setWanted(false);
          toast.error({ title: "Não foi possível preparar a impressão", description: "Tente novamente." });
        },
      });
      return undefined;
    }
    // Its rows have to stand there before the browser looks at the page.
    const ready = setTimeout(() => {
      setWanted(false);
      window.print();
    });
    return () => clearTimeout(ready);
  }, [wanted, hasNext, isLoadingNext, loadNext]);
  return { preparing: wanted, print: () => setWanted(true) };
}

interface ReportActionsProps {
  /** Its list, which goes to paper in full; left out where the page shows all of it. */
  list?: MoreRows;
  /** Saves the list as a sheet; the button waits for what it answers. */
  onCsv: () => Promise<unknown>;
}

const isWhole: MoreRows = { hasNext: false, isLoadingNext: false, loadNext: () => undefined };

/** How a report is taken along: as a sheet, or on paper, which a browser also saves as a PDF. */
export function ReportActions({ list = isWhole, onCsv }: ReportActionsProps) {
  const [saving, setSaving] = useState(false);
  const { preparing, print } = usePrintAll(list);
  const save = async () => {
    setSaving(true);
    await onCsv();
    setSaving(false);
  };
  return (
    <Flex gap="2" wrap="wrap" _print={{ display: "none" }}>
      <PendingButton
        variant="outline"
        colorPalette="gray"
        bg="bg.panel"
        pending={saving}
        aria-label={saving ? "Baixando…" : "Baixar CSV"}
        onClick={() => void save()}
      >
        <Download />
        {/* With its words the two have no room in one line of a phone. */}
        <Box as="span" hideBelow="sm">
          {saving ? "Baixando…" : "Baixar CSV"}
        </Box>
      </PendingButton>
      <PendingButton pending={preparing} onClick={print}>
        <Printer />
        {preparing ? "Preparando…" : "Imprimir ou salvar em PDF"}
      </PendingButton>
    </Flex>
  );
}

/** What a report tells; on paper with the colours of its pictures, and without what only a screen needs. */
export function ReportPaper({ children }: { children: ReactNode }) {
  useLightOnPaper();
  return (
    <Stack
      gap="4"
      css={{ printColorAdjust: "exact", "& tr, & figure, & dl > div": { breakInside: "avoid" } }}
      _print={{ zoom: 0.72, "& tbody :is(th, td)": { h: "auto", py: "1.5" } }}
    >
      <PaperFormat />
      {children}
    </Stack>
  );
}

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
