import { Button, IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarClock, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, useSearchParams } from "react-router-dom";
import { arenaPagePath } from "../../../server/arenas/arena-name.rules";
import { freeUntilInWords, startStepOf } from "../../../server/bookings/rental-words.rules";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { clockAt } from "../../../server/platform/time/time-zone.rules";
import type {
  ArenaDayCard_arena$data,
  ArenaDayCard_arena$key,
} from "../../__generated__/ArenaDayCard_arena.graphql";
import { Card } from "../../ui/Cards";
import { ChoiceChips } from "../../ui/form/Chips";
import { formatDay, formatMoney } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";
import { askingTerms, dayParameter, hourParameter, minutesParameter } from "../asking-terms";
import { lengthInWords, offeredPrice, type OfferedTime, offeredTimes } from "../rental-price";
import { DayUseOfDay } from "../DayUseOfDay";
import { OpenClasses } from "../OpenClasses";
import { OwnDayUses, OwnRentals } from "../OwnBookings";

const AskForCourtDialog = lazyDialog(async () => (await import("../AskForCourtDialog")).AskForCourtDialog);

/** The lengths offered: the minimum and the next three steps. */
const lengthsOf = ({ minMinutes, stepMinutes }: { minMinutes: number; stepMinutes: number }) =>
  [0, 1, 2, 3].map((steps) => {
    const minutes = minMinutes + steps * stepMinutes;
    return { value: String(minutes), label: lengthInWords(minutes) };
  });

/** A day at an arena, also for visitors: free courts, open classes, Day Use. */
export function ArenaDayCard({ arena: key }: { arena: ArenaDayCard_arena$key }) {
  const arena = useFragment(
    graphql`
      fragment ArenaDayCard_arena on PublicArena @argumentDefinitions(on: { type: "Date" }) {
        key
        name
        timeZone
        onlineRentals
        viewerJoining
        rentalTerms {
          audience
          minMinutes
          stepMinutes
          horizonDays
          freeCancelHours
        }
        day(on: $on) {
          on
          today
          opensAt
          closesAt
          reason
          hourlyRateInCents
          priceLines {
            days
            from
            to
            hourlyRateInCents
          }
          courts {
            key
            name
            free {
              startsAt
              endsAt
            }
          }
          ...OpenClasses_day
        }
        ...OpenClasses_arena
        ...askingTerms_arena
        ...OwnBookings_arena
        ...OwnBookings_ownDayUsesArena
        ...DayUseOfDay_arena @arguments(on: $on)
      }
    `,
    key,
  );
  const {
    day,
    rentalTerms: { horizonDays },
  } = arena;
  const path = arenaPagePath(arena.key);
  if (!day)
    return (
      <Card title="Horários" icon={CalendarClock}>
        <Text mb="3">
          {horizonDays === 1
            ? "Aqui aparecem hoje e amanhã."
            : `Aqui aparecem hoje e os próximos ${horizonDays} dias.`}
        </Text>
        <Button asChild variant="outline" colorPalette="gray">
          <Link to={path}>Ver hoje</Link>
        </Button>
      </Card>
    );
  const { on, today, opensAt, closesAt, reason } = day;
  const dayPath = (to: string) => (to === today ? path : `${path}?${dayParameter}=${to}`);
  return (
    <Card title="Horários" icon={CalendarClock}>
      <Stack gap="6">
        <OwnRentals arena={arena} />
        <OwnDayUses arena={arena} />
        <Stack gap="1">
          <HStack gap="2">
            <DayLink to={on > today ? dayPath(addDays(on, -1)) : null} label="dia anterior" />
            <DayLink
              to={on < addDays(today, arena.rentalTerms.horizonDays) ? dayPath(addDays(on, 1)) : null}
              label="próximo dia"
            />
            <Text as="h3" fontWeight="bold" aria-live="polite">
              {on === today ? "Hoje, " : ""}
              {formatDay(on)}
            </Text>
          </HStack>
          <Text color="fg.muted" textStyle="sm">
            {[opensAt ? `Aberta das ${opensAt} às ${closesAt}` : "Fechada", reason]
              .filter(Boolean)
              .join(": ")}
          </Text>
        </Stack>
        {opensAt && day.courts ? <FreeCourts key={on} arena={arena} day={day} courts={day.courts} /> : null}
        <OpenClasses
          key={`aulas ${on}`}
          arena={arena}
          day={day}
          on={on}
          path={`${path}?${dayParameter}=${on}`}
        />
        <DayUseOfDay key={`day-use ${on}`} arena={arena} />
      </Stack>
    </Card>
  );
}

function DayLink({ to, label }: { to: string | null; label: string }) {
  const Icon = label === "dia anterior" ? ChevronLeft : ChevronRight;
  return to === null ? (
    <IconButton variant="outline" colorPalette="gray" aria-label={label} disabled>
      <Icon />
    </IconButton>
  ) : (
    <IconButton asChild variant="outline" colorPalette="gray" aria-label={label}>
      <Link to={to} preventScrollReset>
        <Icon />
      </Link>
    </IconButton>
  );
}

type Day = NonNullable<ArenaDayCard_arena$data["day"]>;

interface FreeCourtsProps {
  arena: ArenaDayCard_arena$data;
  day: Day;
  courts: NonNullable<Day["courts"]>;
}

function FreeCourts({ arena, day, courts }: FreeCourtsProps) {
  const { rentalTerms } = arena;
  const lengths = lengthsOf(rentalTerms);
  const [search, setSearch] = useSearchParams();
  // After signing in, the user returns to the time they had chosen.
  const [wanted] = useState({ clock: search.get(hourParameter), minutes: search.get(minutesParameter) });
  const [length, setLength] = useState(
    () => lengths.find(({ value }) => value === wanted.minutes)?.value ?? lengths[0]!.value,
  );
  const times = offeredTimes(
    courts.map(({ key, name, free }) => ({
      key,
      name,
      free: free.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
    })),
    Number(length),
    startStepOf(rentalTerms.stepMinutes),
  );
  const prices = {
    hourlyRateInCents: day.hourlyRateInCents,
    priceLines: day.priceLines.map(({ days, from, to, hourlyRateInCents }) => ({
      days,
      from,
      to,
      hourlyRateInCents,
    })),
  };
  const clockOf = ({ startsAt }: OfferedTime) => clockAt(startsAt, arena.timeZone);
  const [asked, setAsked] = useState<OfferedTime | null>(
    () => times.find((time) => clockOf(time) === wanted.clock) ?? null,
  );
  const [isGone] = useState(wanted.clock !== null && asked === null);
  const acting = useActing(asked);
  const close = () => {
    setAsked(null);
    // Remove the parameters: a reload must not open the dialog again.
    if (search.has(hourParameter))
      setSearch(
        (before) => {
          before.delete(hourParameter);
          before.delete(minutesParameter);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="md" fontWeight="bold">
        Quadras livres
      </Heading>
      <ChoiceChips
        legend="Por quanto tempo"
        columns={{ base: 2, sm: 4 }}
        options={lengths}
        value={length}
        onChange={setLength}
      />
      <Text textStyle="sm" color="fg.muted">
        {arena.onlineRentals === "AT_ONCE" ? "Reserva na hora" : "A arena confirma cada pedido"}
        {rentalTerms.audience === "ATHLETES" ? ", só para atletas da arena" : ""}. Cancelar{" "}
        {freeUntilInWords(rentalTerms.freeCancelHours)} não custa nada.
      </Text>
      {isGone ? (
        <Notice tone="warning">O horário das {wanted.clock} não está mais livre. Escolha outro.</Notice>
      ) : null}
      {times.length === 0 ? (
        <Text color="fg.muted">Nenhuma quadra livre por tanto tempo neste dia.</Text>
      ) : (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
          {times.map((time) => {
            const clock = clockOf(time);
            const price = offeredPrice(time, prices, arena.timeZone);
            const free = counted(time.courts.length, "quadra livre", "quadras livres");
            return (
              <li key={time.startsAt}>
                <Button
                  variant="outline"
                  colorPalette="sea"
                  minH="11"
                  py="1.5"
                  h="auto"
                  flexDirection="column"
                  gap="0"
                  aria-label={[clock, free, price && formatMoney(price.priceInCents)]
                    .filter(Boolean)
                    .join(", ")}
                  onClick={() => setAsked(time)}
                >
                  {clock}
                  {price ? (
                    <Text as="span" textStyle="xs" fontWeight="normal">
                      {formatMoney(price.priceInCents)}
                    </Text>
                  ) : null}
                </Button>
              </li>
            );
          })}
        </Flex>
      )}
      {acting ? (
        <AskForCourtDialog
          key={acting.opening}
          arena={{
            key: arena.key,
            name: arena.name,
            timeZone: arena.timeZone,
            atOnce: arena.onlineRentals === "AT_ONCE",
            forMe: arena.viewerJoining !== null && arena.viewerJoining !== undefined,
            terms: askingTerms(arena),
          }}
          on={day.on}
          time={acting.acting}
          prices={prices}
          open={acting.open}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
