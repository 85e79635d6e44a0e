import { lazyDialog } from "../../ui/lazy-dialog";
import { useActing } from "../../ui/use-acting";
import type { ActingOnCalendar, PlanningPlace } from "./planning";

const ScheduleClassDialog = lazyDialog(
  async () => (await import("./ScheduleClassDialog")).ScheduleClassDialog,
);
const RentCourtDialog = lazyDialog(
  async () => (await import("../../bookings/public/RentCourtDialog")).RentCourtDialog,
);
const MoveRentalDialog = lazyDialog(
  async () => (await import("../../bookings/public/MoveRentalDialog")).MoveRentalDialog,
);
const CancelRentalDialog = lazyDialog(
  async () => (await import("../../bookings/public/CancelRentalDialog")).CancelRentalDialog,
);
const LiftBlockDialog = lazyDialog(
  async () => (await import("../../bookings/public/LiftBlockDialog")).LiftBlockDialog,
);
const CancelDayDialog = lazyDialog(async () => (await import("./CancelDayDialog")).CancelDayDialog);
const CancelClassDialog = lazyDialog(async () => (await import("./CancelClassDialog")).CancelClassDialog);
const ChangeClassDialog = lazyDialog(async () => (await import("./ChangeClassDialog")).ChangeClassDialog);
const SubstituteDialog = lazyDialog(async () => (await import("./SubstituteDialog")).SubstituteDialog);
const AddStudentDialog = lazyDialog(async () => (await import("./AddStudentDialog")).AddStudentDialog);

interface ClassDialogsProps {
  place: PlanningPlace;
  acting: ActingOnCalendar | null;
  /** The calendar is another. */
  onDone: () => void;
  onClose: () => void;
}

/** The dialogs of the calendar: one at a time. */
export function ClassDialogs({ place, acting, onDone, onClose }: ClassDialogsProps) {
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
