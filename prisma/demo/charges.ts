import type { Prisma } from "../generated/client/client";
import { arenas, arenaKeys, type ArenaKey } from "./arenas";
import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { demoId, fraction } from "./keys";
import { monthlyDueDay, monthlyFeeOf, payByMonth, planIdOf } from "./monthly-plans";
import { people } from "./people";
import { teachers } from "./teachers";
import type { TournamentRows } from "./tournament-rows";
import { dayFromDatabase, dayToDatabase, weekdayOf } from "../../server/platform/time/calendar-day.rules";
import { dateInDigits, monthName } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";

type Charge = Prisma.ChargeCreateManyInput & {
  id: string;
  status: ChargeStatus;
  createdAt: Date;
  serviceDate: Date;
  paidAt: Date | null;
};
type ChargeStatus = "PAID" | "PENDING" | "CANCELLED";

type LedgerEntry = Prisma.LedgerEntryCreateManyInput;

/** Statuses whose enrolments have a charge, open or paid. */
const owing: ReadonlySet<string | undefined> = new Set([
  "AWAITING_PAYMENT",
  "ENROLLED",
  "PLAYING",
  "ELIMINATED",
  "FINISHED",
]);

const chargedDays = 90;
const singleClassInCents = 7000;

/** The activity of an arena: rentals and day uses per day, single classes per week. */
const traffic: Record<ArenaKey, { rentals: number; dayUse: number; classes: number }> = {
  main: { rentals: 1.3, dayUse: 0.9, classes: 3 },
  second: { rentals: 0.4, dayUse: 0.3, classes: 1 },
  dunes: { rentals: 0.1, dayUse: 0.1, classes: 0.5 },
};

/** Charges of the arenas in the last 90 days. */
export function chargeRows(
  calendar: DemoCalendar,
  athletes: readonly DemoAthlete[],
  events: Pick<TournamentRows, "tournaments" | "enrolments">,
): Charge[] {
  return [
    ...arenaKeys.flatMap((arena) => {
      const customers = athletes.filter((athlete) => athlete.arena === arena && athlete.active);
      return [...monthlyCharges(calendar, arena, customers), ...dailyCharges(calendar, arena, customers)];
    }),
    ...tournamentCharges(calendar, events),
  ];
}

/** Half of the athletes have a monthly plan, due on the fifth, with a constant amount. */
function monthlyCharges(
  calendar: DemoCalendar,
  arena: ArenaKey,
  customers: readonly DemoAthlete[],
): Charge[] {
  const members = payByMonth(customers);
  return [-3, -2, -1, 0].flatMap((monthOffset) => {
    const month = calendar.month(monthOffset);
    const due = calendar.offsetOf(month) + monthlyDueDay - 1;
    const isLatest = calendar.offsetOf(calendar.month(monthOffset + 1)) + monthlyDueDay - 1 > 0;
    if (due < -chargedDays || due > 0) return [];
    return members
      .filter(({ firstVisit }) => firstVisit <= due)
      .map(({ id }) => {
        const key = `monthly:${monthOffset}:${id}`;
        // The athlete who can sign in owes the latest fee, so that the page shows open and paid charges.
        const owes = id === people.athlete.id && isLatest;
        return charge(calendar, {
          key,
          arena,
          day: due,
          serviceType: "CLASS",
          kind: "MONTHLY_FEE",
          dueOn: calendar.day(due),
          description: `Mensalidade de ${monthName(dayFromDatabase(month))}`,
          amountInCents: monthlyFeeOf(id),
          status: owes ? "PENDING" : statusOf(key, due),
          athleteId: id,
          monthlyPlanId: planIdOf(id),
          referenceMonth: month,
        });
      });
  });
}

function dailyCharges(calendar: DemoCalendar, arena: ArenaKey, customers: readonly DemoAthlete[]): Charge[] {
  const { rentals, dayUse, classes } = traffic[arena];
  const { hourlyRateInCents, dayUseInCents } = arenas[arena];
  const days = Array.from({ length: chargedDays }, (_, index) => index - chargedDays + 1);
  const staff = Object.values(teachers).filter((teacher) => teacher.arenas.includes(arena));
  return days.flatMap((day) => {
    const isBusy = [0, 5, 6].includes(weekdayOf(dayFromDatabase(calendar.day(day))));
    const present = customers.filter(({ firstVisit }) => firstVisit <= day);
    const visitor = (key: string) =>
      present[Math.floor(fraction(`visitor:${key}`) * present.length)]?.id ?? null;
    const some = (
      kind: string,
      perDay: number,
      make: (key: string) => Omit<DemoCharge, "key" | "arena" | "day">,
    ) =>
      Array.from(
        { length: howMany(`${arena}:${kind}:${day}`, perDay * (isBusy ? 1.6 : 0.8)) },
        (_, index) => {
          const key = `${arena}:${kind}:${day}:${index}`;
          return charge(calendar, { key, arena, day, ...make(key) });
        },
      );
    return [
      ...some("rental", rentals, (key) => {
        const hours = fraction(`hours:${key}`) < 0.3 ? 2 : 1;
        const teacher = fraction(`by-teacher:${key}`) < 0.2 ? staff[day & 1] : undefined;
        return {
          serviceType: "RENTAL",
          kind: "COURT_RENTAL",
          dueOn: calendar.day(day),
          description: `Locação de quadra, ${hours} ${hours === 1 ? "hora" : "horas"}`,
          amountInCents: hours * hourlyRateInCents,
          status: statusOf(key, day),
          athleteId: teacher ? null : visitor(key),
          teacherId: teacher?.id ?? null,
        };
      }),
      ...some("day-use", dayUse, (key) => ({
        serviceType: "DAY_USE",
        kind: "DAY_USE",
        description: "Day Use",
        amountInCents: dayUseInCents,
        status: fraction(`status:${key}`) < 0.02 ? "CANCELLED" : "PAID", // paid at the door
        athleteId: fraction(`walk-in:${key}`) < 0.4 ? null : visitor(key),
      })),
      ...some("class", classes / 7, (key) => ({
        serviceType: "CLASS",
        kind: "SINGLE_CLASS",
        dueOn: calendar.day(day),
        description: "Aula avulsa",
        amountInCents: singleClassInCents,
        status: statusOf(key, day),
        athleteId: visitor(key),
        teacherId: staff[Math.floor(fraction(`class-by:${key}`) * staff.length)]?.id ?? null,
      })),
    ];
  });
}

/** The fee of each confirmed enrolment, charged on the day of enrolment. */
function tournamentCharges(
  calendar: DemoCalendar,
  { tournaments, enrolments }: Pick<TournamentRows, "tournaments" | "enrolments">,
): Charge[] {
  const byId = new Map(tournaments.map((tournament) => [tournament.id, tournament]));
  return enrolments.flatMap(
    ({ id, tournamentId, athleteId, enrolledAt, feeInCents, paidAt, dueAt, status }) => {
      const tournament = byId.get(tournamentId);
      const day = calendar.offsetOf(dayToDatabase(dayAt(new Date(enrolledAt ?? 0), brasiliaTime)));
      if (!tournament || !feeInCents || (!paidAt && status !== "CANCELLED" && !owing.has(status))) return [];
      const key = `tournament:${id}`;
      return charge(calendar, {
        key,
        receiver: tournament,
        day,
        serviceType: "TOURNAMENT",
        kind: "ENTRY",
        description: `Inscrição: ${tournament.name}`,
        amountInCents: feeInCents,
        status: status === "CANCELLED" ? "CANCELLED" : paidAt ? "PAID" : "PENDING",
        paidAt,
        dueOn: dueAt ? dayToDatabase(dayAt(new Date(dueAt), brasiliaTime)) : null,
        athleteId,
        tournamentId,
        enrolmentId: id,
      });
    },
  );
}

/** Charges of future bookings, some of them paid in advance. */
export function bookingCharges(
  calendar: DemoCalendar,
  courtBookings: readonly Prisma.CourtBookingCreateManyInput[],
  dayUses: readonly Prisma.DayUseCreateManyInput[],
): Charge[] {
  const statusAhead = (key: string) => (fraction(`status:${key}`) < 0.3 ? "PAID" : "PENDING");
  const rentals = courtBookings.flatMap(({ id = "", label, startsAt, priceInCents }) => {
    const on = dayAt(new Date(startsAt), brasiliaTime);
    const day = calendar.offsetOf(dayToDatabase(on));
    if (day < 0 || !priceInCents) return [];
    return charge(calendar, {
      key: `booking:${id}`,
      day,
      serviceType: "RENTAL",
      kind: "COURT_RENTAL",
      dueOn: calendar.day(day),
      description: `Locação Quadra de ${dateInDigits(on)}`,
      amountInCents: priceInCents,
      status: statusAhead(id),
      clientName: label,
      rentalId: id,
    });
  });
  const visits = dayUses.flatMap(({ id = "", date, clientName, priceInCents }) => {
    const day = calendar.offsetOf(new Date(date));
    if (day < 0) return [];
    return charge(calendar, {
      key: `booking:${id}`,
      day,
      serviceType: "DAY_USE",
      kind: "DAY_USE",
      dueOn: calendar.day(day),
      description: `Day Use de ${dateInDigits(dayFromDatabase(calendar.day(day)))}`,
      amountInCents: priceInCents,
      status: statusAhead(id),
      clientName,
      dayUseId: id,
    });
  });
  return [...rentals, ...visits];
}

interface DemoCharge extends Pick<
  Charge,
  | "serviceType"
  | "kind"
  | "description"
  | "amountInCents"
  | "athleteId"
  | "teacherId"
  | "tournamentId"
  | "enrolmentId"
  | "monthlyPlanId"
  | "referenceMonth"
  | "clientName"
  | "rentalId"
  | "dayUseId"
> {
  readonly key: string;
  /** The receiver. */
  readonly arena?: ArenaKey;
  readonly receiver?: { arenaId?: string | null; federationId?: string | null };
  readonly paidAt?: Date | null;
  readonly dueOn?: Date | null;
  /** Days from today. */
  readonly day: number;
  readonly status: ChargeStatus;
}

function charge(
  calendar: DemoCalendar,
  { key, arena = "main", receiver = { arenaId: arenas[arena].id }, day, paidAt, ...rest }: DemoCharge,
): Charge {
  const createdAt = calendar.past(day, "06:00");
  const isPaid = rest.status === "PAID";
  return {
    athleteId: null,
    teacherId: null,
    tournamentId: null,
    ...rest,
    id: demoId(`charge:${key}`),
    arenaId: receiver.arenaId ?? null,
    federationId: receiver.arenaId ? null : (receiver.federationId ?? null),
    serviceDate: calendar.day(day),
    createdAt,
    receivedInCents: isPaid ? rest.amountInCents : 0,
    paidAt: isPaid ? (paidAt ?? createdAt) : null,
  };
}

/** The ledger entries of a charge. */
export function entriesOf({ id, status, amountInCents, dueOn, createdAt, paidAt }: Charge): LedgerEntry[] {
  const dayOf = (instant: Date) => dayToDatabase(dayAt(instant, brasiliaTime));
  const entry = (position: number, kind: LedgerEntry["kind"], recordedAt: Date, more = {}): LedgerEntry => ({
    id: demoId(`entry:${id}:${position}`),
    chargeId: id,
    position,
    kind,
    on: dayOf(recordedAt),
    recordedAt,
    ...more,
  });
  const issue = entry(0, "ISSUE", createdAt, { amountInCents, dueOn });
  if (paidAt) return [issue, entry(1, "PAYMENT", paidAt, { amountInCents, waivesLate: true })];
  return status === "CANCELLED" ? [issue, entry(1, "CANCELLATION", createdAt)] : [issue];
}

/** Nearly all are paid, recent ones less often. */
function statusOf(key: string, day: number): ChargeStatus {
  const chance = fraction(`status:${key}`);
  if (chance < 0.02) return "CANCELLED";
  return chance < (day > -7 ? 0.3 : 0.08) ? "PENDING" : "PAID";
}

const howMany = (key: string, average: number) =>
  Math.floor(average * (0.5 + fraction(`many:${key}`)) + fraction(`more:${key}`));
