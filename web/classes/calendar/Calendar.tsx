import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import type { Calendar_arena$key } from "../../__generated__/Calendar_arena.graphql";
import type { ProposedPlace } from "../../bookings/public/rental-place";
import { useSession } from "../../identity/public/session";
import { useLightOnPaper } from "../../ui/ColourModeSwitch";
import { formatDay } from "../../ui/format";
import { lazyDialog, lazyPart } from "../../ui/lazy-code";
import { RowDetails } from "../../ui/list/RowDetails";
import { useOpenedRow } from "../../ui/list/list-address";
import { onLyingSheet, onPaper, PaperFormat } from "../../ui/PaperFormat";
import { FormSkeleton } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useActing, useDialogAskedFor } from "../../ui/dialog-state";
import { KeptAttendances, useUnsent } from "../attendance/KeptAttendances";
import { weekInWords } from "../public/calendar-words";
import { CalendarBar } from "./CalendarBar";
import { CourtGrid } from "./CourtGrid";
import { type ActingOnCalendar, type CalendarView, type PlanningPlace, weekTaken } from "./planning";
import { WeekCards } from "./WeekCards";
import { WeekGrid } from "./WeekGrid";

const ScheduleClassDialog = lazyDialog(
  async () => (await import("./ScheduleClassDialog")).ScheduleClassDialog,
);
const RentCourtDialog = lazyDialog(
  async () => (await import("../../bookings/public/RentCourtDialog")).RentCourtDialog,
);
const MoveRentalDialog = lazyDialog(
  async () => (await import("../../bookings/public/RentalActDialogs")).MoveRentalDialog,
);
const CancelRentalDialog = lazyDialog(
  async () => (await import("../../bookings/public/RentalActDialogs")).CancelRentalDialog,
);
const LiftBlockDialog = lazyDialog(
  async () => (await import("../../bookings/public/LiftBlockDialog")).LiftBlockDialog,
);
const CancelDayDialog = lazyDialog(async () => (await import("./CancelDayDialog")).CancelDayDialog);
const CancelClassDialog = lazyDialog(async () => (await import("./CancelClassDialog")).CancelClassDialog);
const ChangeClassDialog = lazyDialog(async () => (await import("./ChangeClassDialog")).ChangeClassDialog);
const SubstituteDialog = lazyDialog(async () => (await import("./ClassPeopleDialogs")).SubstituteDialog);
const AddStudentDialog = lazyDialog(async () => (await import("./ClassPeopleDialogs")).AddStudentDialog);

interface ClassDialogsProps {
  place: PlanningPlace;
  acting: ActingOnCalendar | null;
  /** The calendar is another. */
  onDone: () => void;
  onClose: () => void;
}

/** The dialogs of the calendar: one at a time. */
function ClassDialogs({ place, acting, onDone, onClose }: ClassDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { acting: doing, open, opening } = shown;
  const props = { place, open, onDone, onClose };
  switch (doing.act) {
    case "schedule":
      return <ScheduleClassDialog key={opening} {...props} date={doing.date} />;
    case "rent":
      return <RentCourtDialog key={opening} {...props} date={doing.date} />;
    case "moveRental":
      return <MoveRentalDialog key={opening} {...props} rental={doing.rental} to={doing.to} />;
    case "cancelRental":
      return <CancelRentalDialog key={opening} rental={doing.rental} {...{ open, onDone, onClose }} />;
    case "liftBlock":
      return <LiftBlockDialog key={opening} {...props} block={doing.block} />;
    case "cancelDay":
      return <CancelDayDialog key={opening} {...props} date={doing.date} />;
    case "change":
      return <ChangeClassDialog key={opening} {...props} session={doing.session} to={doing.to} />;
    case "substitute":
      return <SubstituteDialog key={opening} {...props} session={doing.session} />;
    case "cancel":
      return <CancelClassDialog key={opening} session={doing.session} {...{ open, onDone, onClose }} />;
    case "addStudent":
      // Its answer says all that has changed.
      return <AddStudentDialog key={opening} session={doing.session} {...{ place, open, onClose }} />;
  }
}

const bringDetails = () => import("./SessionDetails");
const SessionDetails = lazyPart(async () => (await bringDetails()).SessionDetails);

interface CalendarProps {
  arena: Calendar_arena$key;
  view: CalendarView;
  /** As the address says it, which may be anything. */
  dayAsked: string | null;
}

/** The week, what is open beside it, and what is being done. */
export function Calendar({ arena, view, dayAsked }: CalendarProps) {
  const byCourts = view === "courts";
  const data = useFragment(
    graphql`
      fragment Calendar_arena on Arena @argumentDefinitions(around: { type: "Date" }) {
        id
        name
        active
        viewerCanManage
        hourlyRateInCents
        dayUseInCents
        opensAt
        closesAt
        week(around: $around) {
          from
          today
          courts {
            key
            name
          }
          teachers {
            key
            name
          }
          priceLines {
            days
            from
            to
            hourlyRateInCents
          }
          days {
            on
            classes {
              # What a class that is opened without a network shows.
              ...SessionDetails_session
            }
            others {
              rentalId
            }
          }
          ...WeekCards_week
          ...WeekGrid_week
          ...planning_week
          ...CourtGrid_week
        }
      }
    `,
    arena,
  );
  useLightOnPaper();
  const session = useSession();
  const environment = useRelayEnvironment();
  const opened = useOpenedRow();
  const unsent = useUnsent();
  const { revalidate } = useRevalidator();
  const [acting, setActing] = useState<ActingOnCalendar | null>(null);
  const [isAsked, setAsked] = useDialogAskedFor();
  // Once something was scheduled the address is that of the class, which takes the place of the one that asked.
  const [isAnswered, setAnswered] = useState(false);
  const [acts, setActs] = useState(0);
  // Beside the court there may be no network any more when a class is opened.
  const hasClasses = data.week?.days.some(({ classes }) => classes.length > 0) ?? false;
  useEffect(() => {
    if (hasClasses) void Promise.all([bringDetails(), bringForOutage()]).catch(() => undefined);
  }, [hasClasses]);
  // One that is cancelled is in the week no more, and still what is open.
  const [rentalId, setRentalId] = useState<string | null>(null);
  const { week } = data;
  if (!week) return null;
  const { openedId } = opened;
  const rentals = week.days.flatMap(({ others }) => others.map((other) => other.rentalId));
  if (openedId !== null && openedId !== rentalId && rentals.includes(openedId)) setRentalId(openedId);
  const isRental = rentalId !== null && (openedId === rentalId || openedId === null);
  const { from, today, days } = week;
  const day = days.find(({ on }) => on === dayAsked)?.on ?? days.find(({ on }) => on === today)?.on ?? from;
  const place = {
    arenaId: data.id,
    today,
    courts: week.courts.map(({ key, name }) => ({ key, name })),
    teachers: (week.teachers ?? []).map(({ key, name }) => ({ key, name })),
    ownOnly: !data.viewerCanManage,
    hourlyRateInCents: data.hourlyRateInCents ?? 0,
    dayUseInCents: data.dayUseInCents ?? 0,
    priceLines: (week.priceLines ?? []).map(({ days: on, from: starts, to, hourlyRateInCents }) => ({
      days: on,
      from: starts,
      to,
      hourlyRateInCents,
    })),
    opensAt: data.opensAt ?? "06:00",
    closesAt: data.closesAt ?? "22:00",
    week: data.viewerCanManage ? weekTaken(week) : null,
  };
  const mayPlan = data.viewerCanManage && data.active;
  const mayPlanOwn = !data.viewerCanManage && data.active && (week.teachers ?? []).length > 0;
  const proposed = byCourts ? day : today > from ? today : from;
  // A teacher comes here from 'Nova Aula' on the own page.
  const asked: ActingOnCalendar | null =
    isAsked && !isAnswered && mayPlanOwn ? { act: "schedule", date: proposed } : null;
  const moveRental = async (id: string, to: ProposedPlace) => {
    try {
      const { readRental } = await import("../../bookings/public/read-rental");
      const rental = await readRental(environment, id);
      if (rental) setActing({ act: "moveRental", rental, to });
    } catch {
      toast.error({ title: "Não foi possível mover a locação", description: "Tente novamente." });
    }
  };
  const close = () => {
    setActing(null);
    setAsked(false);
  };
  const done = () => {
    setActing(null);
    setAnswered(true);
    setActs(acts + 1);
    void revalidate();
  };
  return (
    <Stack gap="4" _print={{ ...onPaper, ...onLyingSheet, gap: "3" }}>
      <PaperFormat headless />
      <Text display="none" textStyle="xl" fontWeight="bold" _print={{ display: "block" }}>
        {data.name}: {byCourts ? formatDay(day) : weekInWords(from)}
      </Text>
      <KeptAttendances unsent={unsent} addressOf={opened.addressOf} />
      <CalendarBar
        from={from}
        day={day}
        today={today}
        view={view}
        teaches={session.status === "signedIn" && session.session.roles.includes("TEACHER")}
        mayPlan={mayPlan}
        mayPlanOwn={mayPlanOwn}
        onPlan={(act) => setActing({ act, date: proposed })}
      />
      {byCourts ? (
        <CourtGrid
          week={week}
          day={day}
          usual={{ opensAt: place.opensAt, closesAt: place.closesAt }}
          addressOf={opened.addressOf}
          mayMove={mayPlan && day >= today}
          onMoveClass={(moved, to) => setActing({ act: "change", session: moved, to })}
          onMoveRental={(id, to) => void moveRental(id, to)}
          onLiftBlock={data.viewerCanManage ? (block) => setActing({ act: "liftBlock", block }) : null}
        />
      ) : view === "grid" ? (
        <WeekGrid
          week={week}
          usual={{ opensAt: place.opensAt, closesAt: place.closesAt }}
          addressOf={opened.addressOf}
        />
      ) : (
        <WeekCards week={week} addressOf={opened.addressOf} fromTop={unsent.length > 0} />
      )}
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title={isRental ? "Locação" : "Aula"}
        skeleton={<FormSkeleton fields={5} />}
      >
        {(id, attempt) => (
          <SessionDetails
            id={id}
            arenaId={data.id}
            fetchKey={`${acts} ${attempt}`}
            onAct={(act, session) => setActing({ act, session })}
            onActOnRental={(act, rental) => setActing({ act, rental })}
          />
        )}
      </RowDetails>
      <ClassDialogs place={place} acting={acting ?? asked} onDone={done} onClose={close} />
    </Stack>
  );
}

/**
 * Preloads lazy code that is needed beside the court without a connection: a browser that failed once to fetch a chunk
 * does not retry until the page is reloaded.
 */
const bringForOutage = (): Promise<unknown> =>
  Promise.all([
    import("../../ui/list/RowDrawerWindow"),
    import("../../ui/DialogWindow"),
    import("../../ui/OpenMenu"),
    import("../../ui/ToastDeck"),
    import("../progress/ProgressNoteDialog"),
    import("../../../server/classes/progress/progress.rules"),
    import("@hookform/resolvers/zod"),
  ]);
