import { Button, IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import {
  CalendarPlus,
  CalendarSync,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CloudRain,
  KeyRound,
  Printer,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { formatDay, formatShortDay } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { LazyMenu, MoreMenu } from "../../ui/LazyMenu";
import { TabLinks } from "../../ui/TabLinks";
import { useWideScreen } from "../../ui/use-wide-screen";
import { calendarPath, courtsPath, weekGridPath } from "../calendar-path";
import { weekInShort, weekInWords } from "../public/calendar-words";
import type { CalendarView, PlanningAct } from "./planning";

const CalendarDialog = lazyDialog(
  async () => (await import("../../schedule/public/CalendarDialog")).CalendarDialog,
);

interface CalendarBarProps {
  /** The week's Monday; the day that is shown court by court; today: YYYY-MM-DD. */
  from: string;
  day: string;
  today: string;
  view: CalendarView;
  mayPlan: boolean;
  /** A teacher may schedule their own classes at this arena. */
  mayPlanOwn: boolean;
  /** Whether the user is a teacher, here or elsewhere. */
  teaches: boolean;
  onPlan: (act: PlanningAct) => void;
}

/** Switches week, day and view, and has the menu of what can be scheduled. */
export function CalendarBar({
  from,
  day,
  today,
  view,
  mayPlan,
  mayPlanOwn,
  teaches,
  onPlan,
}: CalendarBarProps) {
  const byCourts = view === "courts";
  const to = byCourts ? courtsPath : view === "grid" ? weekGridPath : calendarPath;
  const [before, after] = byCourts
    ? [addDays(day, -1), addDays(day, 1)]
    : [addDays(from, -7), addDays(from, 7)];
  const unit = byCourts ? "dia" : "semana";
  const isThisWeek = today >= from && today <= addDays(from, 6);
  const tabs = [
    { to: calendarPath(byCourts ? day : from), label: "Semana" },
    { to: weekGridPath(byCourts ? day : from), label: "Grade" },
    { to: courtsPath(byCourts ? day : isThisWeek ? today : from), label: "Quadras" },
  ] as const;
  const wide = useWideScreen();
  const dayWords = wide ? formatDay(day) : formatShortDay(day);
  const weekWords = wide ? weekInWords(from) : weekInShort(from);
  const [subscribing, setSubscribing] = useState(false);
  const extras = [
    { label: "Imprimir", icon: Printer, onSelect: () => window.print() },
    ...(teaches
      ? [{ label: "Assinar agenda", icon: CalendarSync, onSelect: () => setSubscribing(true) }]
      : []),
  ];
  const isNow = byCourts ? day === today : isThisWeek;
  return (
    <Stack gap="3" _print={{ display: "none" }}>
      <TabLinks
        label="Como ver o calendário"
        tabs={tabs}
        otherwise={tabs[byCourts ? 2 : view === "grid" ? 1 : 0].to}
      />
      <Flex
        gap="2"
        align="center"
        wrap={{ base: isNow ? "nowrap" : "wrap", sm: "wrap" }}
        justify="space-between"
      >
        <HStack gap="2" minW="0">
          <IconButton asChild variant="outline" colorPalette="gray" aria-label={`${unit} anterior`}>
            <Link to={to(before)}>
              <ChevronLeft />
            </Link>
          </IconButton>
          <IconButton asChild variant="outline" colorPalette="gray" aria-label={`próxima ${unit}`}>
            <Link to={to(after)}>
              <ChevronRight />
            </Link>
          </IconButton>
          <Text as="h2" fontWeight="bold" lineHeight="1.25" aria-live="polite" whiteSpace="nowrap">
            {byCourts ? dayWords : weekWords}
          </Text>
        </HStack>
        <HStack gap="2">
          {isNow ? null : (
            <Button asChild variant="ghost" colorPalette="gray">
              <Link to={to()}>{byCourts ? "Hoje" : "Esta semana"}</Link>
            </Button>
          )}
          {wide ? (
            extras.map(({ label, icon: Icon, onSelect }) => (
              <Button key={label} variant="ghost" colorPalette="gray" onClick={onSelect}>
                <Icon />
                {label}
              </Button>
            ))
          ) : mayPlan ? null : (
            <MoreMenu label="Mais ações do calendário" variant="ghost" actions={extras} />
          )}
          {mayPlanOwn ? (
            <Button onClick={() => onPlan("schedule")}>
              <CalendarPlus />
              Nova Aula
            </Button>
          ) : null}
          {mayPlan ? (
            <LazyMenu
              actions={[
                { label: "Agendar Aula", icon: CalendarPlus, onSelect: () => onPlan("schedule") },
                { label: "Locação de Quadra", icon: KeyRound, onSelect: () => onPlan("rent") },
                {
                  label: "Cancelar o dia (chuva)",
                  icon: CloudRain,
                  dangerous: true,
                  onSelect: () => onPlan("cancelDay"),
                },
                // On a phone there is room for only one menu.
                ...(wide ? [] : extras),
              ]}
              button={(rest) => (
                <Button {...rest}>
                  Ações
                  <ChevronDown />
                </Button>
              )}
            />
          ) : null}
        </HStack>
      </Flex>
      <CalendarDialog open={subscribing} onClose={() => setSubscribing(false)} />
    </Stack>
  );
}
