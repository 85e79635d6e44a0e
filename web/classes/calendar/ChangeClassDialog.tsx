import { Text } from "@chakra-ui/react/text";
import { useController, useForm, useWatch, type Resolver } from "react-hook-form";
import type { z } from "zod";
import type { changeClassSchema } from "../../../server/classes/class.rules";
import { weekdayNameOf } from "../../../server/platform/time/calendar-day.rules";
import { clockAt, dayAt } from "../../../server/platform/time/time-zone.rules";
import { type ProposedPlace, useProposal } from "../../bookings/public/rental-place";
import { FormDialog } from "../../ui/form/FormDialog";
import { nightEndHint } from "../../ui/form/night-end";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { tellRefusal } from "../../ui/form/refusal";
import { useLateRules } from "../../ui/form/server-form";
import { formatDay, formatTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { useChangeClassMutation } from "../use-class-mutations";
import { blankIsNone, ClassStaffFields, ClassTimeFields, MinimumField, ScopeField } from "./ClassFields";
import type { PlanningPlace } from "./planning";
import type { SessionOfCalendar } from "./class-session-row";

type Typed = z.input<typeof changeClassSchema>;
type Change = z.output<typeof changeClassSchema>;

interface ChangeClassDialogProps {
  place: PlanningPlace;
  session: SessionOfCalendar;
  /** Where the class was dragged to. */
  to?: ProposedPlace;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** A single class has a date, several classes have a weekday. */
const daysByScope = ({ date, weekday, ...typed }: Typed): Typed =>
  typed.scope === "THIS" ? { ...typed, date } : { ...typed, weekday };

/**
 * 'Mover ou trocar': changes day, time, court, teacher or minimum of students of this class, of it and later ones, or
 * of all.
 */
export function ChangeClassDialog({ place, session, to, open, onDone, onClose }: ChangeClassDialogProps) {
  const timeZone = usePlaceTime();
  const [startsAt, endsAt] = [session.startsAt, session.endsAt].map(Date.parse) as [number, number];
  const day = dayAt(startsAt, timeZone);
  const check = useLateRules<Typed, Change>(
    async () => (await import("../../../server/classes/class.rules")).changeClassSchema,
  );
  const resolver: Resolver<Typed, unknown, Change> = (typed, ...rest) => check(daysByScope(typed), ...rest);
  const form = useForm<Typed, unknown, Change>({
    resolver,
    defaultValues: {
      scope: "THIS",
      teacherKey: session.teacherKey,
      courtKey: session.court?.key ?? "",
      date: day,
      weekday: weekdayNameOf(day),
      startsAt: clockAt(startsAt, timeZone),
      endsAt: clockAt(endsAt, timeZone),
      minStudents: session.minStudents ?? null,
    },
  });
  const { register, control, formState } = form;
  const { errors, dirtyFields } = formState;
  const scope = useController({ control, name: "scope" }).field;
  const [from = "", until = ""] = useWatch({ control, name: ["startsAt", "endsAt"] });
  useProposal(form, to && { ...to, weekday: weekdayNameOf(to.date) });
  const [change, pending] = useChangeClassMutation();
  // The current teacher may no longer teach at this arena: keep them as an option.
  const teachers = place.teachers.some(({ key }) => key === session.teacherKey)
    ? place.teachers
    : [{ key: session.teacherKey, name: session.teacherName }, ...place.teachers];
  const alone = scope.value === "THIS";

  const submit = async (all: Change) => {
    const { scope: which, courtKey, startsAt: starts, endsAt: ends, ...others } = all;
    const given = { ...others, courtKey: courtKey || null };
    // For several classes send only the edited fields: this one may have its own time or teacher.
    const touched = which === "THIS" ? given : pick(given, dirtyFields);
    const clocks =
      which === "THIS" || dirtyFields.startsAt || dirtyFields.endsAt
        ? { startsAt: starts, endsAt: ends }
        : {};
    const input = { ...touched, ...clocks };
    if (Object.keys(input).length === 0)
      return form.setError("root", { message: "Mude o que deve valer para estas aulas." });
    const answer = (await change({ input: { sessionId: session.id, scope: which, ...input } }))?.changeClass;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    // No mail is sent when only the minimum changed.
    const isMoved = Object.keys(dirtyFields).some((field) => field !== "minStudents" && field !== "scope");
    toast.success({
      title: which === "THIS" ? "Aula alterada" : "Aulas alteradas",
      ...(isMoved ? { description: "Alunos e professores recebem um e-mail." } : {}),
    });
    onDone();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Mover ou trocar"
      description={`${session.name ?? `Aula ${session.category}`}: ${formatDay(day)} às ${formatTime(session.startsAt, timeZone)}`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      {to ? (
        <Text color="fg.muted" textStyle="sm">
          Confira o novo lugar. Ao salvar, alunos e professores recebem um e-mail.
        </Text>
      ) : null}
      {session.isWeekly ? <ScopeField value={scope.value ?? "THIS"} onChange={scope.onChange} /> : null}
      {alone ? null : (
        <Text color="fg.muted" textStyle="sm">
          O que já passou, a chamada feita e o que foi mudado em uma aula só ficam como estão.
        </Text>
      )}
      <ClassStaffFields
        teachers={teachers}
        courts={place.courts}
        teacherKey={register("teacherKey")}
        courtKey={register("courtKey", blankIsNone)}
        errors={errors}
      />
      <ClassTimeFields
        dateLabel="Dia"
        today={place.today}
        date={alone ? register("date") : null}
        weekday={register("weekday")}
        startsAt={register("startsAt")}
        endsAt={register("endsAt")}
        endHint={nightEndHint(from, until)}
        errors={errors}
      />
      <MinimumField
        error={errors.minStudents?.message}
        {...register("minStudents", { setValueAs: numberOrNull })}
      />
    </FormDialog>
  );
}

const pick = <Values extends object>(values: Values, touched: Partial<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => touched[name])) as Partial<Values>;
