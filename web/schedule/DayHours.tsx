import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Trash2 } from "lucide-react";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { endsAfter, latestNightEnd, spanOn } from "../../server/platform/time/clock-time.rules";
import { clockAt, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { PeriodFields } from "./PeriodDialog";
import type { AvailableCourt, ScheduleView } from "./public/schedule-view";

/** Courts that are open together on one day: what the form shows as one card. */
export interface DayPlan {
  readonly id: string;
  readonly day: string;
  readonly from: string;
  readonly until: string;
  readonly courtKeys: readonly string[];
}

/** Courts with the same hours on the same day stand together. */
export function readDayPlans({ hours, timeZone }: Pick<ScheduleView, "hours" | "timeZone">): DayPlan[] {
  const plans = new Map<string, DayPlan>();
  for (const { courtKey, startsAt, endsAt } of hours) {
    const day = dayAt(startsAt, timeZone);
    const from = clockAt(startsAt, timeZone);
    const until = untilOn(day, endsAt, timeZone);
    const id = `${day} ${from} ${until}`;
    const plan = plans.get(id) ?? { id, day, from, until, courtKeys: [] };
    plans.set(id, { ...plan, courtKeys: [...plan.courtKeys, courtKey] });
  }
  return [...plans.values()].sort((a, b) => a.id.localeCompare(b.id));
}

/** The clock at which it ends, also in the night that follows. What goes on for longer is shown until the end of its day. */
function untilOn(day: string, endsAt: number, timeZone: string): string {
  const isOver = endsAt <= instantAt(addDays(day, 1), latestNightEnd, timeZone).getTime();
  return isOver ? clockAt(endsAt, timeZone) : "00:00";
}

/** What is missing before days can be saved; null when nothing is. A day without a date or a court would be lost. */
export function planProblem(plans: readonly DayPlan[]): string | null {
  if (plans.some(({ day }) => day === "")) return "Informe a data de cada dia, ou remova o dia.";
  if (plans.some(({ courtKeys }) => courtKeys.length === 0))
    return "Marque ao menos uma quadra em cada dia, ou remova o dia.";
  return null;
}

/** As the mutation takes them, court by court. */
export const hoursInput = (plans: readonly DayPlan[]) =>
  plans.flatMap(({ day, from, until, courtKeys }) =>
    courtKeys.map((courtKey) => ({ courtKey, day, from, until })),
  );

export const endBeforeStart = "O fim deve ser depois do início.";

/** A typed period, which may end in the night that follows its day; null where its end is before its start. */
export function typedSpan(
  { day, from, until }: { day: string; from: string; until: string },
  timeZone: string,
): { startsAt: string; endsAt: string } | null {
  if (!endsAfter(from, until)) return null;
  const { startsAt, endsAt } = spanOn(day, { starts: from, ends: until }, timeZone);
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

interface DayHoursProps {
  plan: DayPlan;
  available: readonly AvailableCourt[];
  onChange: (plan: DayPlan) => void;
  onRemove: () => void;
}

/** One day: from when until when, on which courts, venue by venue where there are several. */
export function DayHours({ plan, available, onChange, onRemove }: DayHoursProps) {
  const venues = [...new Set(available.map(({ venue }) => venue))];
  const choose = (keys: readonly string[], on: boolean) =>
    onChange({
      ...plan,
      courtKeys: [...plan.courtKeys.filter((key) => !keys.includes(key)), ...(on ? keys : [])],
    });
  return (
    <Stack gap="3" p="4" borderWidth="1px" borderColor="border" borderRadius="l2">
      <PeriodFields value={plan} onChange={(period) => onChange({ ...plan, ...period })} />
      <Stack as="fieldset" gap="3">
        <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
          Quadras
        </chakra.legend>
        {venues.map((venue) => (
          <VenueCourts
            key={venue}
            venue={venues.length > 1 ? venue : null}
            courts={available.filter((court) => court.venue === venue)}
            chosen={plan.courtKeys}
            onChoose={choose}
          />
        ))}
      </Stack>
      <Button
        variant="ghost"
        colorPalette="flag"
        size="sm"
        alignSelf="flex-start"
        minH="11"
        onClick={onRemove}
      >
        <Trash2 />
        Remover este dia
      </Button>
    </Stack>
  );
}

interface VenueCourtsProps {
  /** Null where there is only one. */
  venue: string | null;
  courts: readonly AvailableCourt[];
  chosen: readonly string[];
  onChoose: (keys: readonly string[], on: boolean) => void;
}

function VenueCourts({ venue, courts, chosen, onChoose }: VenueCourtsProps) {
  const all = courts.every(({ key }) => chosen.includes(key));
  const keys = courts.map(({ key }) => key);
  return (
    <Stack gap="1.5">
      {venue === null ? null : (
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {venue}
          </Text>
          {courts.length > 1 ? (
            <Button variant="ghost" size="sm" minH="11" onClick={() => onChoose(keys, !all)}>
              {all ? "Desmarcar todas" : "Marcar todas"}
              <VisuallyHidden> as quadras de {venue}</VisuallyHidden>
            </Button>
          ) : null}
        </HStack>
      )}
      <HStack gap="2" wrap="wrap">
        {courts.map(({ key, name }) => (
          <chakra.label
            key={key}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="11"
            px="3"
            borderRadius="l2"
            borderWidth="1px"
            borderColor="border.emphasized"
            cursor="pointer"
            _hover={{ bg: "bg.muted" }}
          >
            <chakra.input
              type="checkbox"
              boxSize="5"
              accentColor="sea.solid"
              aria-label={venue === null ? undefined : `${name} · ${venue}`}
              checked={chosen.includes(key)}
              onChange={({ target }) => onChoose([key], target.checked)}
            />
            {name}
          </chakra.label>
        ))}
      </HStack>
    </Stack>
  );
}
